package setup_test

import (
	"context"
	"fmt"
	"io"
	"strings"
	"testing"

	"silvertray/calibration/setup"
)

// A camera without a person says so.
func TestSetUpWithoutAPerson(t *testing.T) {
	shots, err := setup.Open([]string{"usb:none"}, strings.NewReader(""), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	defer shots.Close()
	if _, err := shots.Next(context.Background(), setup.Table, "Clear the table"); err == nil || !strings.Contains(fmt.Sprint(err), "needs a person") {
		t.Errorf("error %v", err)
	}
}
