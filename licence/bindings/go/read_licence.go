package licence

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// MaxBytes is how long a licence file may be.
const MaxBytes = 1024 * 1024

const (
	maxLineFeeds = 5030
	maxModules   = 5000
	newestFormat = 3
)

var firstLine = regexp.MustCompile(`^KEYWERK-LICENCE ([1-9][0-9]{0,3})(\r?)$`)
var token = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]*$`)
var keyID = regexp.MustCompile(`^[A-Za-z0-9_-][A-Za-z0-9._-]*$`)
var bareAgreement = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._/-]*$`)
var types = []string{"single", "network", "student", "trial"}
var bindings = []string{"mac", "name", "both", "triade", "unbound", "traits"}

// ReadLicence says what the bytes of a file say, whoever signed them; a *Refused where they cannot be read. Each line admits only the
// spelling a writer would choose, so nothing is written again to compare.
func ReadLicence(data []byte) (*Licence, error) {
	licence, refused := readLicence(data)
	if refused != nil {
		return nil, refused
	}
	return licence, nil
}

func readLicence(data []byte) (licence *Licence, refused *Refused) {
	defer catch(&refused)
	require(len(data) <= MaxBytes, "licence.size")
	requireFormat(utf8.Valid(data))
	text := behindStart(string(data))
	format := readFormat(text)
	require(strings.Count(text, "\n") < maxLineFeeds, "licence.size")
	requireFormat(strings.HasSuffix(text, "\n"))
	licence = readLines(text, format)
	require(len(licence.Modules) <= maxModules, "licence.size")
	return licence, nil
}

func behindStart(text string) string {
	text = strings.TrimPrefix(text, "\ufeff")
	for strings.HasPrefix(text, "\n") || strings.HasPrefix(text, "\r\n") {
		text = text[strings.IndexByte(text, '\n')+1:]
	}
	return text
}

func readFormat(text string) int {
	line, _, _ := strings.Cut(text, "\n")
	match := firstLine.FindStringSubmatch(line)
	requireFormat(match != nil)
	format := int(number(match[1]))
	require(format <= newestFormat, "licence.formatVersion")
	requireFormat(match[2] == "")
	return format
}

func readLines(text string, format int) *Licence {
	l := &lines{rest: text}
	l.only("KEYWERK-LICENCE")
	licence := &Licence{Format: format, ClockHours: -1}
	licence.Serial = requireToken(l.only("SERIAL"), token, 40)
	licence.Generation = int(requireNumber(l.only("GENERATION"), 1, 999_999_999))
	if superseded := l.only("SUPERSEDES"); superseded != "-" {
		licence.Supersedes = requireToken(superseded, token, 40)
	}
	requireFormat(licence.Supersedes != licence.Serial)
	if format > 1 {
		readLedger(l)
	}
	licence.KeyID = requireToken(l.only("KEY"), keyID, 64)
	issued, ok := parseInstant(l.only("ISSUED"))
	requireFormat(ok)
	licence.Issued = issued
	licence.Issuer = l.onlyQuoted("ISSUER", 255)
	licence.Agreement = readAgreement(l)
	licence.Licensee = l.onlyQuoted("LICENSEE", 255)
	l.begin("PRODUCT")
	licence.Product = requireToken(l.word(), token, 64)
	l.expect(" ")
	licence.ProductTitle = l.quoted(0, 255)
	l.finish()
	licence.Version = int(requireNumber(l.only("VERSION"), 1, 999))
	licence.Type = requireOneOf(l.only("TYPE"), types)
	readTerm(l, licence)
	if format > 1 {
		if hours := l.only("CLOCK"); hours != "-" {
			licence.ClockHours = int(requireNumber(hours, 0, 8784))
		}
	}
	licence.Binding = requireOneOf(l.only("BINDING"), bindings)
	requireFormat(format > 2 || licence.Binding != "traits")
	if licence.Binding == "traits" {
		licence.Traits = readBoundTraits(l)
	}
	licence.Hosts = readHosts(l, licence.Binding)
	licence.Port = int(requireNumber(l.only("PORT"), 1024, 65535))
	licence.TerminalServer = requireYesNo(l.only("TERMINAL-SERVER"))
	licence.VirtualServer = requireYesNo(l.only("VIRTUAL-SERVER"))
	licence.Modules = readModules(l)
	licence.signed = []byte(text[:len(text)-len(l.rest)])
	l.begin("SIGNATURE")
	l.expect(licence.KeyID + " ")
	licence.signature = decodeBase64(l.word(), 64)
	l.finish()
	requireFormat(licence.signature != nil && l.rest == "")
	return licence
}

func readLedger(l *lines) {
	l.begin("LEDGER")
	if !l.takes("-") {
		requireNumber(l.word(), 1, 999_999_999_999_999)
		l.expect(" ")
		requireFormat(decodeBase64(l.word(), 32) != nil)
	}
	l.finish()
}

func readAgreement(l *lines) string {
	l.begin("AGREEMENT")
	if !strings.HasPrefix(l.line, `"`) {
		text := l.word()
		l.finish()
		if text == "-" {
			return ""
		}
		return requireToken(text, bareAgreement, 10)
	}
	text := l.quoted(1, 10)
	l.finish()
	requireFormat(!bareAgreement.MatchString(text))
	return text
}

func readTerm(l *lines, licence *Licence) {
	licence.Start = requireDay(l.only("START"))
	if end := l.only("END"); end != "unlimited" {
		licence.End = requireDay(end)
		requireFormat(licence.End >= licence.Start)
	}
	if licence.Format > 2 {
		licence.Grace = int(requireNumber(l.only("GRACE"), 0, 60))
		licence.Warn = int(requireNumber(l.only("WARN"), 0, 366))
		licence.Emergency = requireYesNo(l.only("EMERGENCY"))
	}
}

func readHosts(l *lines, binding string) []Host {
	count := map[string]int{"mac": 1, "name": 1, "both": 1, "triade": 3}[binding]
	var hosts []Host
	for len(hosts) < count {
		var host Host
		l.begin("SERVER")
		if binding == "mac" {
			l.expect("ANY")
		} else {
			host.Name = l.quoted(1, 99)
		}
		l.expect(" ")
		if binding == "name" {
			l.expect("ANY")
		} else {
			host.MAC = l.word()
			requireFormat(isCardAddress(host.MAC))
		}
		l.finish()
		for _, other := range hosts {
			requireFormat(fold(other.Name) != fold(host.Name) && other.MAC != host.MAC)
		}
		hosts = append(hosts, host)
	}
	return hosts
}

func requireToken(text string, pattern *regexp.Regexp, longest int) string {
	requireFormat(len(text) <= longest && pattern.MatchString(text))
	return text
}

func requireOneOf(text string, words []string) string {
	requireFormat(contains(words, text))
	return text
}

func requireYesNo(text string) bool {
	requireFormat(text == "yes" || text == "no")
	return text == "yes"
}

func requireDay(text string) string {
	requireFormat(isDay(text))
	return text
}
