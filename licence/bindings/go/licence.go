// Package licence verifies Keywerk licence files and reads licence requests, as FORMAT.md describes them, with nothing but
// the standard library.
package licence

import "time"

// Licence is what a licence file says. Worth something only where the verdict on it is valid.
type Licence struct {
	Format         int // 1 to 3
	Serial         string
	Generation     int
	Supersedes     string // "": none
	KeyID          string
	Issued         time.Time
	Issuer         string
	Agreement      string // the customer number; "": none
	Licensee       string
	Product        string
	ProductTitle   string
	Version        int
	Type           string // single, network, student or trial
	Start          string // YYYY-MM-DD, as all days
	End            string // "": unlimited
	Grace          int
	Warn           int
	Emergency      bool
	ClockHours     int    // -1: a clock that was set back is never objected to
	Binding        string // mac, name, both, triade, unbound or traits
	Hosts          []Host
	Traits         *BoundTraits // nil of a licence that is not bound to traits
	Port           int
	TerminalServer bool
	VirtualServer  bool
	Modules        []Module

	signed    []byte
	signature []byte
}

// Host is a machine a licence is bound to; "" is what it is not bound to.
type Host struct {
	Name string
	MAC  string
}

// Module is one module of a licence.
type Module struct {
	Name   string
	Parent string // "": none
	Level  int
	Count  string   // a number, uncounted or dependency
	Start  string   // "": begins with the licence
	End    string   // "": permanent
	Flags  []string // as the file lists them: test=N, student, edit, connect
}

// IsUnlocked is true for a module of this licence that has begun and is not over at this time. One that ends with the licence,
// or while its grace runs, goes on for as many days of grace.
func (l *Licence) IsUnlocked(module Module, now time.Time) bool {
	if module.Start != "" && !hasBegun(module.Start, now) {
		return false
	}
	if module.End == "" {
		return true
	}
	grace := 0
	if l.End != "" && module.End >= l.End {
		grace = l.Grace
	}
	return daysUntilOver(module.End, now)+int64(grace) > 0
}
