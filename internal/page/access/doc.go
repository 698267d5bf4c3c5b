// Package access decides who may see and do what on the page.
package access
