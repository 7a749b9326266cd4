package licence

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

const lowerHex = "0123456789abcdef"

// lines are those of a licence, taken one after the other, each from its words to its end.
type lines struct {
	rest string // of the text, from the line that comes next
	line string // what is left of the line that was begun
}

func (l *lines) follows(keyword string) bool {
	return strings.HasPrefix(l.rest, keyword+" ")
}

// begin begins the next line, which must be one of this keyword.
func (l *lines) begin(keyword string) {
	requireFormat(l.follows(keyword))
	end := strings.IndexByte(l.rest, '\n')
	requireFormat(end >= 0)
	l.line, l.rest = l.rest[len(keyword)+1:end], l.rest[end+1:]
}

// finish: the line must be over.
func (l *lines) finish() {
	requireFormat(l.line == "")
}

// takes takes this, if it stands here.
func (l *lines) takes(literal string) bool {
	there := strings.HasPrefix(l.line, literal)
	if there {
		l.line = l.line[len(literal):]
	}
	return there
}

func (l *lines) expect(literal string) {
	requireFormat(l.takes(literal))
}

// word is what stands before the next blank or the line's end; may be empty.
func (l *lines) word() string {
	word, _, _ := strings.Cut(l.line, " ")
	l.line = l.line[len(word):]
	return word
}

// only is the word of a line of one.
func (l *lines) only(keyword string) string {
	l.begin(keyword)
	word := l.word()
	l.finish()
	return word
}

// onlyQuoted is the text of a line of one in quotes.
func (l *lines) onlyQuoted(keyword string, longest int) string {
	l.begin(keyword)
	quoted := l.quoted(0, longest)
	l.finish()
	return quoted
}

// quoted is a text in quotes as it is meant.
func (l *lines) quoted(shortest, longest int) string {
	l.expect(`"`)
	var out strings.Builder
	for !l.takes(`"`) {
		requireFormat(l.line != "")
		c, size := utf8.DecodeRuneInString(l.line)
		l.line = l.line[size:]
		requireFormat(!isHidden(c))
		if c == '\\' {
			c = l.escaped()
		}
		out.WriteRune(c)
	}
	length := units(out.String())
	requireFormat(shortest <= length && length <= longest)
	return out.String()
}

func (l *lines) escaped() rune {
	if l.takes(`"`) {
		return '"'
	}
	if l.takes(`\`) {
		return '\\'
	}
	l.expect("u{")
	digits := l.line[:len(l.line)-len(strings.TrimLeft(l.line, lowerHex))]
	l.line = l.line[len(digits):]
	l.expect("}")
	point, err := strconv.ParseUint(digits, 16, 16)
	// Only hidden characters may stand as their number.
	requireFormat(err == nil && (digits == "0" || digits[0] != '0') && isHidden(rune(point)))
	return rune(point)
}

func isHidden(c rune) bool {
	return c < 0x20 || between(c, 0x7f, 0xa0) || c == 0xad || c == 0x61c || between(c, 0x200b, 0x200f) ||
		between(c, 0x2028, 0x202f) || between(c, 0x2060, 0x206f) || c == 0xfeff || between(c, 0xfff0, 0xffff)
}
