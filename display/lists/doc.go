// Package lists draws what is read and chosen from line by line: menus, names, messages.
package lists
