// Package outline finds where a board lies by the area in which the finding network
// sees it: a hexagon is fitted to the area's edge.
package outline
