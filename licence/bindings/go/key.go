package licence

import (
	"bytes"
	"crypto/ed25519"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"os"
)

// MaxKeyBytes is how long a set of keys may be; a longer file is none.
const MaxKeyBytes = 1024 * 1024

type publicKey struct {
	id      string
	raw     ed25519.PublicKey
	revoked bool
}

// KeySet is the vendor's public keys that are worth asking (FORMAT.md, "Signature").
type KeySet struct {
	keys []publicKey
}

// ReadKeySet reads a file; an error for one that cannot be read and for what is no set of keys.
func ReadKeySet(path string) (*KeySet, error) {
	data, err := readFile(path, MaxKeyBytes)
	if err != nil {
		return nil, err
	}
	return ParseKeySet(data)
}

// ParseKeySet takes the keys of a JWK set (RFC 7517, RFC 8037) and passes over whatever else is in it.
func ParseKeySet(data []byte) (*KeySet, error) {
	if len(data) > MaxKeyBytes {
		return nil, errors.New("too large for a set of public keys")
	}
	// Into maps, since names of members differ by case too, which those of a struct do not.
	var set struct{ found any }
	decoder := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff"))))
	decoder.UseNumber()
	if err := decoder.Decode(&set.found); err != nil {
		return nil, err
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, errors.New("not JSON: something follows")
	}
	members, _ := set.found.(map[string]any)
	listed, ok := members["keys"].([]any)
	if !ok {
		return nil, errors.New("not a set of public keys")
	}
	keys := &KeySet{}
	for _, one := range listed {
		if key, ok := parseKey(one); ok {
			keys.keys = append(keys.keys, key)
		}
	}
	return keys, nil
}

func parseKey(one any) (key publicKey, ok bool) {
	jwk, _ := one.(map[string]any)
	use, hasUse := jwk["use"]
	if jwk["kty"] != "OKP" || jwk["crv"] != "Ed25519" || hasUse && use != "sig" {
		return key, false
	}
	id, hasID := jwk["kid"].(string)
	x, hasX := jwk["x"].(string)
	raw := decodeBase64(x, ed25519.PublicKeySize)
	if !hasID || !hasX || raw == nil || !isWorthAsking(raw) {
		return key, false
	}
	return publicKey{id: id, raw: raw, revoked: jwk["status"] == "revoked"}, true
}

// The y of points of small order, little-endian: under such a key everybody can sign.
var smallOrder = []string{
	"0000000000000000000000000000000000000000000000000000000000000000",
	"0100000000000000000000000000000000000000000000000000000000000000",
	"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
	"26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
	"c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
}

// isWorthAsking: whether these 32 bytes spell the y of a point below 2^255 − 19, and not of small order. crypto/ed25519 itself
// takes them all.
func isWorthAsking(raw []byte) bool {
	y := append([]byte{}, raw...)
	y[31] &= 0x7f
	most := bytes.Repeat([]byte{0xff}, 30)
	belowPrime := y[0] < 0xed || y[31] != 0x7f || !bytes.Equal(y[1:31], most)
	return belowPrime && !contains(smallOrder, hex.EncodeToString(y))
}

// objection is what there is against the signature: a code, or "".
func (set *KeySet) objection(licence *Licence) string {
	named, usable := false, false
	for _, key := range set.keys {
		if key.id != licence.KeyID {
			continue
		}
		named = true
		if key.revoked {
			continue
		}
		usable = true
		if ed25519.Verify(key.raw, licence.signed, licence.signature) {
			return ""
		}
	}
	switch {
	case usable:
		return "licence.signature"
	case named:
		return "licence.revokedKey"
	default:
		return "licence.unknownKey"
	}
}

// readFile reads one byte more than may be, so that a longer file shows.
func readFile(path string, longest int64) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, longest+1))
}
