package licence

import "time"

// Term is where a licence stands in its days.
type Term struct {
	State     string // notYet, valid, warning, grace or expired
	HasEnd    bool   // without an end there are no numbers of days
	DaysLeft  int64  // until its end is over, the current and the last day counted
	GraceLeft int64  // days of grace still to come or, in them, left
}

func termOf(licence *Licence, now time.Time) *Term {
	term := &Term{State: "notYet", HasEnd: licence.End != ""}
	left := int64(licence.Warn) + 1
	if term.HasEnd {
		left = daysUntilOver(licence.End, now)
		term.DaysLeft = atLeastZero(left)
		term.GraceLeft = atLeastZero(left - term.DaysLeft + int64(licence.Grace))
	}
	if hasBegun(licence.Start, now) {
		term.State = stateOf(left, term.GraceLeft, int64(licence.Warn))
	}
	return term
}

func stateOf(left, grace, warn int64) string {
	switch {
	case left > warn:
		return "valid"
	case left > 0:
		return "warning"
	case grace > 0:
		return "grace"
	default:
		return "expired"
	}
}

func atLeastZero(days int64) int64 {
	if days < 0 {
		return 0
	}
	return days
}
