package licence

import "fmt"

// Refused is why a file is not what it should be: a code of FORMAT.md and, of a request, the field.
type Refused struct {
	Code  string
	Field string
}

func (r *Refused) Error() string {
	if r.Field == "" {
		return r.Code
	}
	return fmt.Sprintf("%s %s", r.Code, r.Field)
}

// require leaves the reading of a file, which answers with what catch finds.
func require(holds bool, code string) {
	if !holds {
		panic(&Refused{Code: code})
	}
}

func requireFormat(holds bool) {
	require(holds, "licence.format")
}

// catch is deferred by whatever reads a file as a whole: deep within its lines there is one way out.
func catch(refused **Refused) {
	found := recover()
	if found == nil {
		return
	}
	code, ok := found.(*Refused)
	if !ok {
		panic(found)
	}
	*refused = code
}
