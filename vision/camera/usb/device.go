package usb

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Folder is where Linux lists cameras by a name that stays the same whichever
// socket they are plugged into.
const Folder = "/dev/v4l/by-id"

// Devices are the names of the cameras that are plugged in, in order. A camera
// has several entries; only those with index 0 show pictures.
func Devices(folder string) ([]string, error) {
	entries, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil // the folder comes with the first camera
	}
	if err != nil {
		return nil, fmt.Errorf("list USB cameras: %w", err)
	}
	var names []string
	for _, e := range entries {
		if i := strings.LastIndex(e.Name(), "-index"); i < 0 || e.Name()[i:] == "-index0" {
			names = append(names, e.Name())
		}
	}
	return names, nil
}

// find is the path of the one camera that a name means: a path, the whole name
// in the folder or a part of it, or nothing where there is only one.
func find(folder, name string) (string, error) {
	if filepath.IsAbs(name) {
		return resolve(name, name)
	}
	names, err := Devices(folder)
	if err != nil {
		return "", err
	}
	fits := fitting(names, name)
	switch {
	case len(fits) == 1:
		return resolve(filepath.Join(folder, fits[0]), fits[0])
	case len(names) == 0:
		return "", errors.New("no USB camera is plugged in; plug it in, or try another socket or cable")
	case len(fits) == 0:
		return "", fmt.Errorf("the camera %q is not plugged in; plug it in, or choose %s", name, strings.Join(names, " or "))
	}
	return "", fmt.Errorf("%q may be %s; write more of the name", name, strings.Join(fits, " or "))
}

// fitting are the names that a name may mean.
func fitting(names []string, name string) []string {
	if slices.Contains(names, name) {
		return []string{name}
	}
	var fits []string
	for _, n := range names {
		if strings.Contains(strings.ToLower(n), strings.ToLower(name)) {
			fits = append(fits, n)
		}
	}
	return fits
}

// resolve is the device that a name stands for now.
func resolve(path, name string) (string, error) {
	device, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "", fmt.Errorf("the camera %q is not plugged in; plug it in, or try another socket or cable (%w)", name, err)
	}
	return device, nil
}
