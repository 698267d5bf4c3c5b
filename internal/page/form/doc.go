// Package form reads what people do on the page: a form becomes an act of the loop.
package form
