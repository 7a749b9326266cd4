package licence

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
	"unicode"
)

// Trimmed of texts, which is not what strings.TrimSpace takes off.
const blanks = "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a" +
	"\u2028\u2029\u202f\u205f\u3000\ufeff"

func trim(text string) string {
	return strings.Trim(text, blanks)
}

// units is the length as UTF-16 counts it.
func units(text string) int {
	count := 0
	for _, c := range text {
		count++
		if c > 0xffff {
			count++
		}
	}
	return count
}

func between(c, lowest, highest rune) bool {
	return lowest <= c && c <= highest
}

// fold takes the capital letters that count as small ones in computer names. U+0130 has no single small letter.
func fold(name string) string {
	return strings.Map(func(c rune) rune {
		if between(c, 'A', 'Z') || between(c, 0xc0, 0xd6) || between(c, 0xd8, 0xde) ||
			between(c, 0x100, 0x17d) && c != 0x130 || between(c, 0x391, 0x3a1) ||
			between(c, 0x3a3, 0x3ab) || between(c, 0x400, 0x42f) {
			return unicode.ToLower(c)
		}
		return c
	}, name)
}

// decodeBase64 answers exactly so many bytes from base64url without padding, with the loose bits zero; else nil.
func decodeBase64(text string, size int) []byte {
	// Strict minds the loose bits and still passes over line feeds.
	raw, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(raw) != size || len(text) != base64.RawURLEncoding.EncodedLen(size) {
		return nil
	}
	return raw
}

func encodeBase64(raw []byte) string {
	return base64.RawURLEncoding.EncodeToString(raw)
}

func sha256Of(text string) []byte {
	sum := sha256.Sum256([]byte(text))
	return sum[:]
}

func contains(all []string, one string) bool {
	return indexOf(all, one) >= 0
}

func indexOf(all []string, one string) int {
	for at, text := range all {
		if text == one {
			return at
		}
	}
	return -1
}
