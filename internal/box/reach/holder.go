package reach

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"silvertray/internal/words"
)

// listening is the state of a socket that waits for connections, as Linux's
// /proc/net/tcp has it.
const listening = "0A"

// Holder names the program that listens at a port, by the files below proc in the root folder: its
// name where this user may see it, else whose it is.
func Holder(root string, port int) words.Phrase {
	socket, user := socketAt(root, port)
	if socket == "" {
		return "another program"
	}
	if pid := owner(root, socket); pid != "" {
		if name := strings.TrimSpace(text(root, "proc/"+pid+"/comm")); name != "" {
			return words.Say("%s (process %s)", name, pid)
		}
		return words.Say("process %s", pid)
	}
	return words.Say("a program of user %s", userName(root, user))
}

// socketAt finds the socket that listens at a port, and the number of its user.
func socketAt(root string, port int) (inode, user string) {
	for _, table := range []string{"proc/net/tcp", "proc/net/tcp6"} {
		for _, line := range strings.Split(text(root, table), "\n") {
			// sl, local address, remote address, state, queues, timer, retransmits, user, timeout, inode
			f := strings.Fields(line)
			if len(f) < 10 || f[3] != listening {
				continue
			}
			at := strings.LastIndex(f[1], ":")
			if n, err := strconv.ParseUint(f[1][at+1:], 16, 16); err == nil && int(n) == port {
				return f[9], f[7]
			}
		}
	}
	return "", ""
}

// owner is the process that has a socket open; empty where that cannot be seen.
func owner(root string, inode string) string {
	open, err := filepath.Glob(filepath.Join(root, "proc/[0-9]*/fd/*"))
	if err != nil {
		return ""
	}
	for _, file := range open {
		if to, err := os.Readlink(file); err == nil && to == fmt.Sprintf("socket:[%s]", inode) {
			return filepath.Base(filepath.Dir(filepath.Dir(file)))
		}
	}
	return ""
}

// userName is the name of a user by number.
func userName(root string, number string) string {
	for _, line := range strings.Split(text(root, "etc/passwd"), "\n") {
		if f := strings.Split(line, ":"); len(f) > 2 && f[2] == number {
			return f[0]
		}
	}
	return number
}

// text is a file's content; empty where it cannot be read.
func text(root string, path string) string {
	data, err := os.ReadFile(filepath.Join(root, path))
	if err != nil {
		return ""
	}
	return string(data)
}
