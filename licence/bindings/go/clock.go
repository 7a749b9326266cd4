package licence

import (
	"crypto/hmac"
	"crypto/sha256"
	"errors"
	"os"
	"regexp"
	"time"
)

const maxClockBytes = 256

var clockContent = regexp.MustCompile(`^(KEYWERK-CLOCK 1\nSEEN ([0-9TZ:-]{20})\n)MAC ([A-Za-z0-9_-]{43})\n$`)

// ClockFile is the file that keeps the latest time seen on a machine.
type ClockFile struct {
	path string
	key  []byte
}

// NewClockFile takes a text of 1 to 255 characters that stays the same on this machine and differs on others.
func NewClockFile(path, machine string) (*ClockFile, error) {
	if length := units(machine); length < 1 || length > 255 {
		return nil, errors.New("the machine's text has 1 to 255 characters")
	}
	return &ClockFile{path, sha256Of("KEYWERK-CLOCK-KEY 1\n" + machine + "\n")}, nil
}

// read answers the time seen, or the note that says why there is none.
func (c *ClockFile) read() (seen time.Time, note string, err error) {
	never := time.Unix(0, 0)
	data, err := readFile(c.path, maxClockBytes)
	if errors.Is(err, os.ErrNotExist) {
		return never, "licence.clockStateNew", nil
	}
	if err != nil {
		return never, "", err
	}
	match := clockContent.FindSubmatch(data)
	if match == nil || len(data) > maxClockBytes {
		return never, "licence.clockStateBroken", nil
	}
	seen, ok := parseInstant(string(match[2]))
	mac := decodeBase64(string(match[3]), sha256.Size)
	if !ok || mac == nil || !hmac.Equal(mac, c.mac(match[1])) {
		return never, "licence.clockStateBroken", nil
	}
	return seen, "", nil
}

// keep writes the file whole or not at all.
func (c *ClockFile) keep(seen time.Time) error {
	text := "KEYWERK-CLOCK 1\nSEEN " + spellInstant(seen) + "\n"
	written := c.path + ".new"
	if err := os.WriteFile(written, []byte(text+"MAC "+encodeBase64(c.mac([]byte(text)))+"\n"), 0o600); err != nil {
		return err
	}
	return os.Rename(written, c.path)
}

func (c *ClockFile) mac(text []byte) []byte {
	mac := hmac.New(sha256.New, c.key)
	mac.Write(text)
	return mac.Sum(nil)
}
