package licence

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"regexp"
	"strings"
	"time"
)

// MaxStatusBytes is how long a status answer may be.
const MaxStatusBytes = 16 * 1024

const (
	serialWord = `([A-Za-z0-9][A-Za-z0-9._-]{0,39})`
	keyIDWord  = `([A-Za-z0-9_-][A-Za-z0-9._-]{0,63})`
	hashWord   = `([A-Za-z0-9_-]{43})`
)

var statusKey = regexp.MustCompile(`^KEY ` + keyIDWord + ` ([a-z]{1,20}) ` + hashWord + `$`)
var statusText = regexp.MustCompile(`^(KEYWERK-STATUS 1\nSERIAL ` + serialWord + `\nSHA256 ` + hashWord +
	`\nSTATE (current|superseded|suspended|moved)\nSUCCESSOR (?:-|` + serialWord + `)\nAT (\S{20})\n((?:KEY [^\n]*\n){1,64}))` +
	`SIGNATURE ` + keyIDWord + ` ([A-Za-z0-9_-]{86})\n$`)

// Status is the portal's signed answer to what has become of a licence (FORMAT.md, "Status answer"). Fetching it is the program's.
type Status struct {
	State     string // current, superseded, suspended or moved
	Successor string // the serial of the licence in its place; "": none
	At        time.Time
	Keys      *KeySet // those to trust from now on
}

// ReadStatus reads an answer to this licence file, valid or not. A *Refused with the code: of the answer, or of a licence that
// cannot be read.
func ReadStatus(answer, file []byte, trusted *KeySet) (*Status, error) {
	status, refused := readStatus(answer, file, trusted)
	if refused != nil {
		return nil, refused
	}
	return status, nil
}

func readStatus(answer, file []byte, trusted *KeySet) (status *Status, refused *Refused) {
	defer catch(&refused)
	licence, unreadable := readLicence(file)
	if unreadable != nil {
		return nil, unreadable
	}
	readable(len(answer) <= MaxStatusBytes)
	match := statusText.FindSubmatch(answer)
	readable(match != nil)
	word := func(group int) string { return string(match[group]) }
	at, ok := parseInstant(word(6))
	signature := decodeBase64(word(9), ed25519.SignatureSize)
	readable(ok && signature != nil && decodeBase64(word(3), sha256.Size) != nil)
	told := readStatusKeys(word(7))
	require(word(2) == licence.Serial && word(3) == encodeBase64(sha256Of(string(file))), "status.other")
	usable := usableKeys(word(8), trusted.keys, told)
	require(len(usable) > 0, "status.unknownKey")
	genuine := false
	for _, key := range usable {
		genuine = genuine || ed25519.Verify(key.raw, match[1], signature)
	}
	require(genuine, "status.signature")
	return &Status{word(4), word(5), at, &KeySet{unitedKeys(trusted.keys, told)}}, nil
}

func readable(holds bool) {
	require(holds, "status.unreadable")
}

// readStatusKeys answers the keys the lines name that are worth asking.
func readStatusKeys(lines string) []publicKey {
	var keys []publicKey
	for _, line := range strings.Split(strings.TrimSuffix(lines, "\n"), "\n") {
		match := statusKey.FindStringSubmatch(line)
		readable(match != nil)
		raw := decodeBase64(match[3], ed25519.PublicKeySize)
		readable(raw != nil)
		if isWorthAsking(raw) {
			keys = append(keys, publicKey{id: match[1], raw: raw, status: match[2]})
		}
	}
	return keys
}

func (k publicKey) isRevoked() bool {
	return k.status == "revoked"
}

// among answers the same key of a list, the first one, and whether any of them is revoked; nil where there is none.
func (k publicKey) among(keys []publicKey) (first *publicKey, revoked bool) {
	for at, one := range keys {
		if one.id != k.id || !bytes.Equal(one.raw, k.raw) {
			continue
		}
		if first == nil {
			first = &keys[at]
		}
		revoked = revoked || one.isRevoked()
	}
	return first, revoked
}

// usableKeys are those of this id that are trusted already, and that the answer names: revoked neither there nor here.
func usableKeys(id string, trusted, told []publicKey) []publicKey {
	var usable []publicKey
	for _, key := range trusted {
		named, revoked := key.among(told)
		if key.id == id && !key.isRevoked() && named != nil && !revoked {
			usable = append(usable, key)
		}
	}
	return usable
}

// unitedKeys: what was trusted stays, what is told joins it, and what either calls revoked is revoked.
func unitedKeys(trusted, told []publicKey) []publicKey {
	all := append([]publicKey{}, trusted...)
	for _, key := range told {
		if known, _ := key.among(all); known == nil {
			all = append(all, key)
		}
	}
	united := append([]publicKey{}, all...)
	for at, key := range all {
		now, revokedNow := key.among(told)
		_, revokedBefore := key.among(trusted)
		if now != nil {
			united[at].status = now.status
		}
		if revokedNow || revokedBefore {
			united[at].status = "revoked"
		}
	}
	return united
}
