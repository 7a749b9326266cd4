package licence

import (
	"regexp"
	"strings"
)

var requestNumber = regexp.MustCompile(`^[0-9]{1,6}$`)
var installationTypes = map[string]string{
	"einzelplatz": "single", "single": "single", "netzwerk": "network", "network": "network",
}

func requireField(holds bool, field string) {
	if !holds {
		panic(&Refused{Code: "host.field", Field: field})
	}
}

// readFields reads the values in the order of FORMAT.md: the first that does not hold is named.
func readFields(root *element) *Request {
	if root.name != "LicenseRequest" {
		var found []*element
		if root.name == "HostIdFile" {
			found = root.named("LicenseRequest")
		}
		require(len(found) > 0, "host.noRequest")
		requireField(len(found) == 1, "request")
		root = found[0]
	}
	schema, given := root.attributes["schema"]
	requireField(!given || schema == "1" || schema == "2", "schema")
	request := &Request{Product: readText(root, "Product", "product", 99)}
	requireField(request.Product != "", "product")
	version := readNumber(root, "Version", "version", 1, 999)
	requireField(version != nil, "version")
	request.Version = *version
	request.Build = readText(root, "Build", "build", 50)
	request.InstallationTypeText = readText(root, "InstallationType", "installationType", 50)
	request.InstallationType = orNil(installationTypes[lower(request.InstallationTypeText)])
	request.OperatingSystem = readText(root, "OperatingSystem", "operatingSystem", 200)
	request.Created, request.CreatedOn = readCreated(root)
	request.CustomerNumber = readText(root, "CustomerNumber", "customerNumber", 10)
	request.Company = readText(root, "Company", "company", 99)
	request.Contact = readContact(onlyChild(root, "Contact", "contact"))
	request.TerminalServer = readFlag(root, "TerminalServer", "terminalServer")
	request.VirtualServer = readFlag(root, "VirtualServer", "virtualServer")
	request.Port = readNumber(root, "Port", "port", 1024, 65535)
	request.Server = readServer(onlyChild(root, "Server", "server"))
	request.Hosts = readRequestedHosts(root.named("Host"))
	if schema == "2" {
		request.Traits = readRecordedTraits(onlyChild(root, "Traits", "traits"))
	}
	return request
}

func orNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// onlyChild is the only one of that name, or an empty one.
func onlyChild(parent *element, name, field string) *element {
	found := parent.named(name)
	requireField(len(found) <= 1, field)
	if len(found) == 0 {
		return &element{name: name}
	}
	return found[0]
}

func requireLine(raw, field string, longest int) string {
	text := trim(raw)
	requireField(units(text) <= longest && strings.IndexFunc(text, isUnprintable) < 0, field)
	return text
}

func isUnprintable(c rune) bool {
	return c < 0x20 || between(c, 0x7f, 0x9f) || c == 0x2028 || c == 0x2029
}

func textOf(found *element, field string, longest int) string {
	requireField(len(found.children) == 0, field)
	return requireLine(strings.Join(found.texts, ""), field, longest)
}

func readText(parent *element, name, field string, longest int) string {
	return textOf(onlyChild(parent, name, field), field, longest)
}

func readNumber(parent *element, name, field string, lowest, highest int) *int {
	text := readText(parent, name, field, 20)
	if text == "" {
		return nil
	}
	requireField(requestNumber.MatchString(text), field)
	found := int(number(text))
	requireField(lowest <= found && found <= highest, field)
	return &found
}

func readFlag(parent *element, name, field string) bool {
	text := lower(readText(parent, name, field, 20))
	requireField(contains([]string{"", "true", "false", "1", "0"}, text), field)
	return text == "true" || text == "1"
}

func readCreated(root *element) (created, createdOn *string) {
	text := readText(root, "Created", "created", 40)
	if text == "" {
		return nil, nil
	}
	instant, ok := parseLooseInstant(text)
	requireField(ok, "created")
	return orNil(spellInstant(instant)), orNil(text[:len(dayLayout)])
}

func readContact(found *element) Contact {
	contact := Contact{
		Salutation: readText(found, "Salutation", "salutation", 20),
		FirstName:  readText(found, "FirstName", "firstName", 99),
		LastName:   readText(found, "LastName", "lastName", 99),
		Email:      readText(found, "Email", "email", 254),
	}
	requireField(contact.Email == "" || isEmail(contact.Email), "email")
	return contact
}

func isEmail(text string) bool {
	name, domain, _ := strings.Cut(text, "@")
	parts := strings.Split(domain, ".")
	return name != "" && len(parts) >= 2 && !contains(parts, "") && !strings.ContainsAny(name+domain, blanks+`@<>()[]\,;:"`)
}

func readServer(found *element) *Server {
	server := &Server{
		ID:   requireLine(found.attributes["id"], "server", 64),
		Name: requireLine(found.attributes["name"], "server", 99),
	}
	if *server == (Server{}) {
		return nil
	}
	return server
}

func readRequestedHosts(elements []*element) []RequestedHost {
	places := []string{"1", "2", "3"}
	var slots [3]*RequestedHost
	for at, one := range elements {
		index, given := one.attributes["index"]
		if !given {
			index = decimal(at + 1)
		}
		slot := indexOf(places, index)
		requireField(slot >= 0 && slots[slot] == nil, "hosts")
		name := orNil(readText(one, "ComputerName", "name", 99))
		slots[slot] = &RequestedHost{Name: name, MAC: readAddress(one)}
	}
	var hosts []RequestedHost
	for _, slot := range slots {
		if slot != nil && (slot.Name != nil || slot.MAC != nil) {
			hosts = append(hosts, *slot)
		}
	}
	requireField(len(hosts) > 0, "hosts")
	return hosts
}

func readAddress(host *element) *string {
	text := readText(host, "MacAddress", "mac", 40)
	digits := normaliseAddress(text)
	requireField(text == "" || digits != "", "mac")
	return orNil(digits)
}

func readRecordedTraits(found *element) *RecordedTraits {
	traits := &RecordedTraits{
		Salt:    requireLine(found.attributes["salt"], "traits", 64),
		Profile: requireLine(found.attributes["profile"], "traits", 64),
	}
	for _, one := range found.named("Trait") {
		kind := requireLine(one.attributes["kind"], "traits", 64)
		requireField(contains(kinds, kind), "traits")
		traits.Hashes = append(traits.Hashes, TraitHash{kind, textOf(one, "traits", 99)})
	}
	traits.Hashes = inTraitOrder(traits.Hashes)
	requireField(contains(profiles, traits.Profile) && decodeBase64(traits.Salt, 16) != nil, "traits")
	requireField(areTraitHashes(traits.Hashes), "traits")
	return traits
}
