package licence

import "time"

// Verdict is what a verifier answers (FORMAT.md, "Reading and verifying").
type Verdict struct {
	Reasons []string       // codes of all that is against the licence; none: it is valid
	Term    *Term          // nil for a file that cannot be read, as are the rest
	Notes   []string       // codes of what is no reason against it
	Traits  []TraitOutcome // of a licence that is bound to traits, on a machine
	Seen    time.Time      // what the clock file holds now; zero without one
	Licence *Licence
}

// TraitOutcome is what became of one kind: holds, changed, unread or unrecorded.
type TraitOutcome struct {
	Kind    string
	Outcome string
}

// Valid is true also in the warning and in the grace.
func (v *Verdict) Valid() bool {
	return len(v.Reasons) == 0
}

// VerifyFile reads the file and verifies it. An error for an unreadable file and what is an error of Verify.
func VerifyFile(path string, keys *KeySet, about Circumstances) (*Verdict, error) {
	data, err := readFile(path, MaxBytes)
	if err != nil {
		return nil, err
	}
	return Verify(data, keys, about)
}

// Verify verifies the bytes of a file. An error for an address that is none and a clock file that cannot be kept.
func Verify(data []byte, keys *KeySet, about Circumstances) (*Verdict, error) {
	machine, err := normalised(about.Machine)
	if err != nil {
		return nil, err
	}
	licence, refused := readLicence(data)
	if refused != nil {
		return &Verdict{Reasons: []string{refused.Code}}, nil
	}
	now := about.At
	if now.IsZero() {
		now = time.Now()
	}
	verdict := &Verdict{Licence: licence, Term: termOf(licence, now)}
	objection := keys.objection(licence)
	verdict.object(objection != "", objection)
	state := verdict.Term.State
	verdict.object(state == "notYet" || state == "expired", "licence."+state)
	verdict.noteTerm()
	verdict.compare(machine)
	verdict.object(about.ProductVersion != 0 && about.ProductVersion != licence.Version, "licence.version")
	if about.Clock != nil {
		err = verdict.lookAtClock(about, objection == "", now)
	}
	return verdict, err
}

func normalised(machine *Machine) (*Machine, error) {
	if machine == nil {
		return nil, nil
	}
	copied := *machine
	copied.MACs = nil
	for _, mac := range machine.MACs {
		digits, err := NormaliseMAC(mac)
		if err != nil {
			return nil, err
		}
		copied.MACs = append(copied.MACs, digits)
	}
	return &copied, nil
}

func (v *Verdict) object(holds bool, code string) {
	if holds {
		v.Reasons = append(v.Reasons, code)
	}
}

func (v *Verdict) note(holds bool, code string) {
	if holds {
		v.Notes = append(v.Notes, code)
	}
}

func (v *Verdict) noteTerm() {
	v.note(v.Licence.Emergency, "licence.emergency")
	v.note(v.Term.State == "warning", "licence.endsSoon")
	v.note(v.Term.State == "grace", "licence.inGrace")
}

// compare holds the licence against the machine, if there is one.
func (v *Verdict) compare(machine *Machine) {
	if machine == nil {
		v.note(v.Licence.Binding != "unbound", "licence.hostUnchecked")
		return
	}
	for different := differences(v.Licence.Hosts, machine); different > 0; different-- {
		v.object(true, "licence.notThisHost")
	}
	if bound := v.Licence.Traits; bound != nil {
		v.Traits = compareTraits(bound, machine.Traits)
		fits := v.count("holds") >= bound.Need
		v.object(!fits, "licence.tooFewTraits")
		v.note(fits && v.count("changed") > 0, "licence.traitsChanged")
	}
	v.note(machine.Virtual && !v.Licence.VirtualServer, "licence.virtualMachine")
}

func (v *Verdict) count(outcome string) int {
	found := 0
	for _, trait := range v.Traits {
		if trait.Outcome == outcome {
			found++
		}
	}
	return found
}

// differences is how often to say that it is not this machine: for the address and for the name, of a triade once.
func differences(hosts []Host, machine *Machine) int {
	if len(hosts) == 0 {
		return 0
	}
	fewest := 2
	for _, host := range hosts {
		different := 0
		if host.MAC != "" && !contains(machine.MACs, host.MAC) {
			different++
		}
		if host.Name != "" && !hasName(machine, host.Name) {
			different++
		}
		if different < fewest {
			fewest = different
		}
	}
	if len(hosts) > 1 && fewest > 1 {
		return 1
	}
	return fewest
}

func hasName(machine *Machine, name string) bool {
	for _, own := range machine.Names {
		if fold(own) == fold(name) {
			return true
		}
	}
	return false
}

// lookAtClock keeps in the clock file only what the clock really has shown.
func (v *Verdict) lookAtClock(about Circumstances, genuine bool, now time.Time) error {
	kept, note, err := about.Clock.read()
	if err != nil {
		return err
	}
	seen := kept
	if genuine {
		seen = later(kept, v.Licence.Issued)
	}
	hours := v.Licence.ClockHours
	v.object(hours >= 0 && now.Before(seen.Add(-time.Duration(hours)*time.Hour)), "licence.clockSetBack")
	v.note(note != "", note)
	v.Seen = later(kept, now)
	if about.At.IsZero() {
		return about.Clock.keep(v.Seen)
	}
	return nil
}

func later(one, other time.Time) time.Time {
	if one.After(other) {
		return one
	}
	return other
}
