package licence

import (
	"regexp"
	"sort"
	"strings"
	"unicode/utf8"
)

var kinds = []string{"smbios", "machine", "disk", "mac", "name", "domain", "token"}
var profiles = []string{"physical", "virtual", "container"}

const maxMACs = 16

var uuidPattern = regexp.MustCompile(`^[0-9a-f]{32}$`)
var serialPattern = regexp.MustCompile(`^[!-~]{1,64}$`)
var tokenPattern = regexp.MustCompile(`^[!-~]{16,255}$`)
var withoutBlanks = strings.NewReplacer(" ", "", "\t", "")

// TraitHash is a trait as licences and requests hold it: a SHA-256 in base64url.
type TraitHash struct {
	Kind string `json:"kind"`
	Hash string `json:"hash"`
}

// BoundTraits are those a licence is bound to.
type BoundTraits struct {
	Profile string   // the sort of machine that was recorded: physical, virtual or container
	Need    int      // how many must hold
	Kinds   []string // those that are looked at, in their order
	salt    string
	hashes  []TraitHash
}

// IsTraitKind is true for the kinds of FORMAT.md: smbios, machine, disk, mac, name, domain, token.
func IsTraitKind(kind string) bool {
	return contains(kinds, kind)
}

// inTraitOrder sorts by kind and hash, as files list them.
func inTraitOrder(hashes []TraitHash) []TraitHash {
	sorted := append([]TraitHash{}, hashes...)
	sort.SliceStable(sorted, func(a, b int) bool { return precedes(sorted[a], sorted[b]) })
	return sorted
}

func precedes(one, other TraitHash) bool {
	if one.Kind != other.Kind {
		return indexOf(kinds, one.Kind) < indexOf(kinds, other.Kind)
	}
	return one.Hash < other.Hash
}

// areTraitHashes: at least one, in order, none twice, several of network cards only.
func areTraitHashes(hashes []TraitHash) bool {
	macs := 0
	for at, one := range hashes {
		if decodeBase64(one.Hash, 32) == nil {
			return false
		}
		if at > 0 && (!precedes(hashes[at-1], one) || one.Kind != "mac" && hashes[at-1].Kind == one.Kind) {
			return false
		}
		if one.Kind == "mac" {
			macs++
		}
	}
	return len(hashes) > 0 && macs <= maxMACs
}

func readBoundTraits(l *lines) *BoundTraits {
	bound := &BoundTraits{Profile: requireOneOf(l.only("PROFILE"), profiles), salt: l.only("SALT")}
	requireFormat(decodeBase64(bound.salt, 16) != nil)
	l.begin("TRAITS")
	bound.Need = int(requireNumber(l.word(), 1, int64(len(kinds))))
	l.expect(" ")
	bound.Kinds = strings.Split(l.word(), ",")
	l.finish()
	before := -1
	for _, kind := range bound.Kinds {
		place := indexOf(kinds, kind)
		requireFormat(place > before)
		before = place
	}
	recorded := map[string]bool{}
	for l.follows("TRAIT") {
		l.begin("TRAIT")
		kind := requireOneOf(l.word(), bound.Kinds)
		l.expect(" ")
		bound.hashes = append(bound.hashes, TraitHash{kind, l.word()})
		l.finish()
		recorded[kind] = true
	}
	requireFormat(bound.Need <= len(bound.Kinds) && areTraitHashes(bound.hashes) && bound.Need <= len(recorded))
	return bound
}

// hashTrait answers the hash of a value as a machine gives it; "" for what is no value of its kind.
func hashTrait(salt string, trait Trait) string {
	value := spellTrait(trait.Kind, trait.Value)
	if value == "" {
		return ""
	}
	return encodeBase64(sha256Of("KEYWERK-TRAIT 1\nSALT " + salt + "\nKIND " + trait.Kind + "\nVALUE " + value + "\n"))
}

// spellTrait is the one spelling in which it is hashed.
func spellTrait(kind, text string) string {
	switch kind {
	case "smbios", "machine":
		return matching(lower(strings.ReplaceAll(text, "-", "")), uuidPattern)
	case "disk":
		return matching(upper(withoutBlanks.Replace(text)), serialPattern)
	case "mac":
		return normaliseAddress(trim(text))
	case "name":
		return spellName(text, 99)
	case "domain":
		return spellName(strings.TrimSuffix(text, "."), 255)
	default:
		return matching(strings.Trim(text, "\t\n\r "), tokenPattern)
	}
}

func matching(text string, pattern *regexp.Regexp) string {
	if !pattern.MatchString(text) {
		return ""
	}
	return text
}

func spellName(text string, longest int) string {
	if units(text) > longest || !utf8.ValidString(text) {
		return ""
	}
	return fold(text)
}

// compareTraits says what became of each kind the licence looks at.
func compareTraits(bound *BoundTraits, given []Trait) []TraitOutcome {
	var outcomes []TraitOutcome
	for _, kind := range bound.Kinds {
		var recorded []string
		for _, one := range bound.hashes {
			if one.Kind == kind {
				recorded = append(recorded, one.Hash)
			}
		}
		outcomes = append(outcomes, TraitOutcome{kind, outcomeOf(recorded, bound.salt, kind, given)})
	}
	return outcomes
}

func outcomeOf(recorded []string, salt, kind string, given []Trait) string {
	if len(recorded) == 0 {
		return "unrecorded"
	}
	outcome := "unread"
	for _, one := range given {
		hash := ""
		if one.Kind == kind {
			hash = hashTrait(salt, one)
		}
		switch {
		case hash == "":
		case contains(recorded, hash):
			return "holds"
		default:
			outcome = "changed"
		}
	}
	return outcome
}
