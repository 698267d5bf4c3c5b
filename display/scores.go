package display

func (s Scores) draw(c *canvas) {}
