package licence

// Request is what a licence request (.id) says; texts that are left out are empty. As JSON it reads as the vectors do.
type Request struct {
	Product              string          `json:"product"`
	Version              int             `json:"version"`
	Build                string          `json:"build"`
	InstallationType     *string         `json:"installationType"` // single or network; nil for another text and for none
	InstallationTypeText string          `json:"installationTypeText"`
	OperatingSystem      string          `json:"operatingSystem"`
	Created              *string         `json:"created"`   // YYYY-MM-DDThh:mm:ssZ; nil: left out
	CreatedOn            *string         `json:"createdOn"` // the day where the file was made
	CustomerNumber       string          `json:"customerNumber"`
	Company              string          `json:"company"`
	Contact              Contact         `json:"contact"`
	TerminalServer       bool            `json:"terminalServer"`
	VirtualServer        bool            `json:"virtualServer"`
	Port                 *int            `json:"port"`   // nil: left out
	Server               *Server         `json:"server"` // nil when neither id nor name is given
	Hosts                []RequestedHost `json:"hosts"`  // one to three, in the order of their index
	Traits               *RecordedTraits `json:"traits"` // nil of schema 1
}

// Contact is whom to ask about the request.
type Contact struct {
	Salutation string `json:"salutation"`
	FirstName  string `json:"firstName"`
	LastName   string `json:"lastName"`
	Email      string `json:"email"`
}

// Server is the licence server the request is for.
type Server struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// RequestedHost is one machine; nil is what is left out.
type RequestedHost struct {
	Name *string `json:"name"`
	MAC  *string `json:"mac"`
}

// RecordedTraits are what the first machine is known by: salted hashes.
type RecordedTraits struct {
	Salt    string      `json:"salt"`
	Profile string      `json:"profile"`
	Hashes  []TraitHash `json:"hashes"`
}

// ReadRequest reads a file; a *Refused with the code, and the field where it is one.
func ReadRequest(path string) (*Request, error) {
	data, err := readFile(path, MaxRequestBytes)
	if err != nil {
		return nil, err
	}
	return ParseRequest(data)
}

// ParseRequest reads the bytes of a file; a *Refused with the code, and the field where it is one.
func ParseRequest(data []byte) (*Request, error) {
	request, refused := parseRequest(data)
	if refused != nil {
		return nil, refused
	}
	return request, nil
}

func parseRequest(data []byte) (request *Request, refused *Refused) {
	defer catch(&refused)
	text := decodeRequest(data)
	scanMarkup(text)
	return readFields(parseXML(text)), nil
}
