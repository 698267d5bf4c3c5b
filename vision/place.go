package vision

// Place is where on the table a die stands.
type Place struct {
	// InTray and InArea report whether the middle of the die's foot is in the
	// tray or in the rolling area.
	InTray, InArea bool
	// InZone reports the same of the building zone: a die field, or beside one.
	InZone bool
	// Field is the number of the die field it stands on, 1 to 3; 0: none.
	Field int
	// TrayMM is the gap between the die's foot and the tray's edge in mm, 0
	// when they meet; nil when the scale is not known.
	TrayMM *float64
	// DoubtMM is the standard error of TrayMM: of two dice, neither is surely
	// nearer when their gaps differ by less than about three times that.
	DoubtMM *float64
}
