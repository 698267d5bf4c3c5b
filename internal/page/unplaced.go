package page

import "regexp"

// folders matches those in front of a file's name where a text names a file from the root on.
var folders = regexp.MustCompile("(^|[\\s\"'`(\\[=„«“])/(?:[^\\s/\"'`()\\[\\];:,]+/)+")

// unplaced is a text without the folders in it. Faults name files, for the owner to mend, and
// so does the panel; in the network nobody needs to know where they lie.
func unplaced(text string) string { return folders.ReplaceAllString(text, "$1") }
