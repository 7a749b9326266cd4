package licence

import (
	"bytes"
	"regexp"
	"strings"
	"unicode/utf8"
)

// MaxRequestBytes is how long a licence request may be.
const MaxRequestBytes = 256 * 1024

const (
	maxDeclaration = 256
	maxDepth       = 32
	maxElements    = 10_000
	xmlBlanks      = " \t\r\n"
)

// Each kind of quotes is spelled out, since patterns here know no references back.
var declaration = regexp.MustCompile(`^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')` +
	`(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([A-Za-z][A-Za-z0-9._-]*)"|'([A-Za-z][A-Za-z0-9._-]*)'))?` +
	`(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>`)

// What 80 to 9F mean in Windows-1252; 0: nothing.
var windows1252 = [32]rune{
	0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0,
	0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
}

var utf8Names = []string{"", "utf-8", "utf8"}
var windowsNames = []string{"iso-8859-1", "latin1", "windows-1252"}

// decodeRequest answers the text behind its byte order mark and blanks.
func decodeRequest(data []byte) string {
	require(len(data) <= MaxRequestBytes, "host.tooLarge")
	wide := bytes.HasPrefix(data, []byte{0xff, 0xfe}) || bytes.HasPrefix(data, []byte{0xfe, 0xff})
	require(bytes.IndexByte(data, 0) < 0 && !wide, "host.encoding")
	marked := bytes.HasPrefix(data, []byte("\ufeff"))
	rest := bytes.TrimLeft(bytes.TrimPrefix(data, []byte("\ufeff")), xmlBlanks)
	head := rest[:min(len(rest), max(0, maxDeclaration-(len(data)-len(rest))))]
	match := declaration.FindSubmatch(head)
	require(match != nil || !isDeclaration(rest), "host.notXml")
	name := ""
	if match != nil {
		name = lower(string(match[1]) + string(match[2]))
	}
	require(contains(utf8Names, name) || !marked && contains(windowsNames, name), "host.encoding")
	if contains(windowsNames, name) {
		return decodeWindows(rest)
	}
	require(utf8.Valid(rest), "host.encoding")
	return string(rest)
}

func isDeclaration(data []byte) bool {
	const start = "<?xml"
	return bytes.HasPrefix(data, []byte(start)) && len(data) > len(start) && strings.IndexByte(xmlBlanks, data[len(start)]) >= 0
}

func decodeWindows(data []byte) string {
	var out strings.Builder
	for _, b := range data {
		c := rune(b)
		if between(c, 0x80, 0x9f) {
			c = windows1252[c-0x80]
			require(c != 0, "host.encoding")
		}
		out.WriteRune(c)
	}
	return out.String()
}

var otherEnds = [][2]string{{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}}

// scanMarkup finds a document type, too much depth and an end that is missing before anything is parsed.
func scanMarkup(text string) {
	require(!strings.HasPrefix(text, "\ufeff"), "host.notXml")
	depth, elements := 0, 0
	for at := strings.IndexByte(text, '<'); at >= 0; at = strings.IndexByte(text, '<') {
		text = text[at:]
		end := endOfOther(text)
		if end == 0 {
			require(lower(text[:min(len(text), 9)]) != "<!doctype", "host.doctype")
			require(!strings.HasPrefix(text, "<!"), "host.notXml")
			end = endOfTag(text)
			if strings.HasPrefix(text, "</") {
				depth--
			} else {
				elements++
				if text[end-2] != '/' {
					depth++
				}
			}
			require(depth <= maxDepth && elements <= maxElements, "host.tooDeep")
		}
		text = text[end:]
	}
}

// endOfOther is the length of the comment, CDATA section or instruction that begins here; 0 when it is something else.
func endOfOther(text string) int {
	for _, one := range otherEnds {
		if strings.HasPrefix(text, one[0]) {
			end := strings.Index(text[len(one[0]):], one[1])
			require(end >= 0, "host.notXml")
			return len(one[0]) + end + len(one[1])
		}
	}
	return 0
}

// endOfTag is where the next `>` outside of quotes ends.
func endOfTag(text string) int {
	quote := byte(0)
	for at := 0; at < len(text); at++ {
		switch c := text[at]; {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case quote == 0 && c == '>':
			return at + 1
		}
	}
	require(false, "host.notXml")
	return 0
}
