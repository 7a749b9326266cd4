package licence

import (
	"regexp"
	"strings"
)

// The sign between its groups, then how many digits each has. One digit alone stands not between dots or blanks.
var addressGroups = regexp.MustCompile(`^(12|16|[:-]66|[:.-]4444?|[. ]2{6}(22)?|[:-][12]{6}([12]{2})?)$`)
var hexDigits = regexp.MustCompile(`^[0-9A-F]+$`)
var keptAddress = regexp.MustCompile(`^[0-9A-F]{12}$`)

// normaliseAddress answers 12 upper-case hex digits for any spelling of a network card's address, those of 64 bits without
// FF-FE in their middle; "" for what is none.
func normaliseAddress(text string) string {
	const longest = 23
	if len(text) > longest {
		return ""
	}
	sign := ""
	if at := strings.IndexAny(text, ":. -"); at >= 0 {
		sign = text[at : at+1]
	}
	groups := []string{text}
	if sign != "" {
		groups = strings.Split(text, sign)
	}
	lengths := sign
	digits := ""
	for _, group := range groups {
		lengths += decimal(len(group))
		digits += strings.Repeat("0", max(0, 2-len(group))) + group
	}
	digits = upper(digits)
	if !addressGroups.MatchString(lengths) || !hexDigits.MatchString(digits) {
		return ""
	}
	if len(digits) == 16 {
		if digits[6:10] != "FFFE" {
			return ""
		}
		digits = digits[:6] + digits[10:]
	}
	if !isCardAddress(digits) {
		return ""
	}
	return digits
}

// isCardAddress is true for the spelling licences keep, of an address that can be a card's.
func isCardAddress(text string) bool {
	return keptAddress.MatchString(text) && text != "000000000000" && text != "FFFFFFFFFFFF"
}
