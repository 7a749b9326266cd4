package licence

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// element is what stands between a tag and its end.
type element struct {
	name       string
	attributes map[string]string
	children   []*element
	texts      []string // its own characters, without those of its children
}

func (e *element) named(name string) []*element {
	var found []*element
	for _, child := range e.children {
		if child.name == name {
			found = append(found, child)
		}
	}
	return found
}

// xmlParser reads XML 1.0 (Fifth Edition) without a document type, of texts that scanMarkup has let pass. encoding/xml lets
// pass what is not well-formed, and gives prefixes a meaning.
type xmlParser struct {
	rest string
	open []*element
}

// parseXML answers the root element.
func parseXML(text string) *element {
	wellFormed(strings.IndexFunc(text, func(c rune) bool { return !isXMLCharacter(c) }) < 0)
	document := &element{}
	parser := &xmlParser{text, []*element{document}}
	if isDeclaration([]byte(text)) {
		parser.upTo("?>")
	}
	for parser.rest != "" {
		parser.piece()
	}
	wellFormed(len(parser.open) == 1 && len(document.children) == 1)
	return document.children[0]
}

func wellFormed(holds bool) {
	require(holds, "host.notXml")
}

func (p *xmlParser) takes(literal string) bool {
	there := strings.HasPrefix(p.rest, literal)
	if there {
		p.rest = p.rest[len(literal):]
	}
	return there
}

// blanks is how many of them were taken.
func (p *xmlParser) blanks() int {
	before := len(p.rest)
	p.rest = strings.TrimLeft(p.rest, xmlBlanks)
	return before - len(p.rest)
}

func (p *xmlParser) name() string {
	length := 0
	for length < len(p.rest) {
		c, size := utf8.DecodeRuneInString(p.rest[length:])
		if !isNameStart(c) && (length == 0 || !isNameCharacter(c)) {
			break
		}
		length += size
	}
	wellFormed(length > 0)
	name := p.rest[:length]
	p.rest = p.rest[length:]
	return name
}

// upTo is what stands before this, which is taken too.
func (p *xmlParser) upTo(end string) string {
	before, behind, found := strings.Cut(p.rest, end)
	wellFormed(found)
	p.rest = behind
	return before
}

func (p *xmlParser) top() *element {
	return p.open[len(p.open)-1]
}

// piece is one tag, or what stands between two.
func (p *xmlParser) piece() {
	inside := len(p.open) > 1
	switch {
	case p.takes("</"):
		name := p.name()
		p.blanks()
		wellFormed(p.takes(">") && inside && p.top().name == name)
		p.open = p.open[:len(p.open)-1]
	case p.takes("<?"):
		wellFormed(lower(p.name()) != "xml")
		wellFormed(strings.HasPrefix(p.rest, "?>") || p.blanks() > 0)
		p.upTo("?>")
	case p.takes("<!--"):
		p.upTo("--")
		wellFormed(p.takes(">"))
	case p.takes("<![CDATA["):
		wellFormed(inside)
		p.top().texts = append(p.top().texts, p.upTo("]]>"))
	case p.takes("<"):
		p.startTag()
	default:
		p.characters(inside)
	}
}

func (p *xmlParser) characters(inside bool) {
	data, _, _ := strings.Cut(p.rest, "<")
	p.rest = p.rest[len(data):]
	wellFormed(!strings.Contains(data, "]]>") && (inside || strings.Trim(data, xmlBlanks) == ""))
	if inside {
		p.top().texts = append(p.top().texts, resolve(data))
	}
}

func (p *xmlParser) startTag() {
	found := &element{name: p.name(), attributes: map[string]string{}}
	p.top().children = append(p.top().children, found)
	for p.blanks() > 0 && !strings.HasPrefix(p.rest, "/>") && !strings.HasPrefix(p.rest, ">") {
		p.attribute(found)
	}
	if p.takes("/>") {
		return
	}
	wellFormed(p.takes(">"))
	p.open = append(p.open, found)
}

var lineEnds = strings.NewReplacer("\r\n", " ", "\r", " ", "\n", " ", "\t", " ")

func (p *xmlParser) attribute(of *element) {
	name := p.name()
	p.blanks()
	wellFormed(p.takes("="))
	p.blanks()
	quote := `"`
	if !p.takes(quote) {
		quote = "'"
		wellFormed(p.takes(quote))
	}
	raw := p.upTo(quote)
	_, twice := of.attributes[name]
	value := resolve(lineEnds.Replace(raw))
	wellFormed(!twice && !strings.Contains(raw, "<"))
	wellFormed(name != "xml:space" || value == "default" || value == "preserve")
	of.attributes[name] = value
}

func resolve(raw string) string {
	parts := strings.Split(raw, "&")
	for at, part := range parts[1:] {
		reference, behind, found := strings.Cut(part, ";")
		wellFormed(found)
		parts[at+1] = meaningOf(reference) + behind
	}
	return strings.Join(parts, "")
}

var referenceWords = map[string]string{"amp": "&", "lt": "<", "gt": ">", "quot": `"`, "apos": "'"}
var referenceNumber = regexp.MustCompile(`^#(?:x([0-9A-Fa-f]+)|([0-9]+))$`)

func meaningOf(reference string) string {
	if word, known := referenceWords[reference]; known {
		return word
	}
	match := referenceNumber.FindStringSubmatch(reference)
	wellFormed(match != nil)
	base := 10
	if match[1] != "" {
		base = 16
	}
	point, err := strconv.ParseUint(match[1]+match[2], base, 31)
	wellFormed(err == nil && isXMLCharacter(rune(point)))
	return string(rune(point))
}

func isXMLCharacter(c rune) bool {
	return c == '\t' || c == '\n' || c == '\r' || between(c, 0x20, 0xd7ff) || between(c, 0xe000, 0xfffd) ||
		between(c, 0x10000, 0x10ffff)
}

func isNameStart(c rune) bool {
	return c == ':' || c == '_' || between(c, 'A', 'Z') || between(c, 'a', 'z') ||
		between(c, 0xc0, 0x2ff) && c != 0xd7 && c != 0xf7 || between(c, 0x370, 0x1fff) && c != 0x37e ||
		between(c, 0x200c, 0x200d) || between(c, 0x2070, 0x218f) || between(c, 0x2c00, 0x2fef) ||
		between(c, 0x3001, 0xd7ff) || between(c, 0xf900, 0xfdcf) || between(c, 0xfdf0, 0xfffd) || between(c, 0x10000, 0xeffff)
}

// isNameCharacter is of those behind the first one of a name.
func isNameCharacter(c rune) bool {
	return between(c, '0', '9') || c == '.' || c == '-' || c == 0xb7 || between(c, 0x300, 0x36f) || between(c, 0x203f, 0x2040)
}
