package licence

import (
	"fmt"
	"time"
)

// Machine is what the program knows of the machine it runs on.
type Machine struct {
	MACs    []string // addresses of its network cards, in any spelling of FORMAT.md
	Names   []string // its computer names, in composed form (NFC)
	Traits  []Trait  // what it is known by beside that, one for each value
	Virtual bool     // whether it is a virtual machine
}

// Trait is a value as the machine gives it.
type Trait struct {
	Kind  string
	Value string
}

// Circumstances are those in which a licence is looked at. The zero value: now, not on a machine.
type Circumstances struct {
	At             time.Time  // the time asked about, of which nothing is kept in the clock file; zero: now, by this machine's clock
	Machine        *Machine   // nil: not on a machine
	ProductVersion int        // of the program that asks, 1 to 999; 0: not looked at
	Clock          *ClockFile // nil: clocks that were set back are not looked for
}

// NormaliseMAC brings an address to 12 upper-case hex digits; an error for what is no network card's.
func NormaliseMAC(text string) (string, error) {
	digits := normaliseAddress(trim(text))
	if digits == "" {
		return "", fmt.Errorf("not a MAC address: %s", text)
	}
	return digits, nil
}
