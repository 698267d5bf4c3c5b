package ledger

// CanGoOffline reports whether people may play on although nothing can be stored.
func (l *Ledger) CanGoOffline() bool {
	_, ok := l.keeper.(Offline)
	return ok
}

// GoOffline lets people play on although nothing can be stored, and why.
func (l *Ledger) GoOffline(why error) {
	if k, ok := l.keeper.(Offline); ok {
		k.GoOffline(why)
	}
}

// Offline reports whether the match as it stands is not on the disk, though it
// should be.
func (l *Ledger) Offline() bool {
	k, ok := l.keeper.(Offline)
	return ok && k.Offline()
}

// News are what has happened to the stored matches since they were last asked for.
func (l *Ledger) News() []News {
	if k, ok := l.keeper.(Offline); ok {
		return k.News()
	}
	return nil
}
