// Command keywerk-request reads licence requests for the command line; see usage.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"keywerk.example/licence"
)

const usage = `keywerk-request FILE ...

Prints one line for each file: what it says, as a JSON object, or the code of the refusal, with the field where it is
one. Ends with 0 (all are read), 1 (one is refused) or 2 (wrong call, unreadable file).`

func main() {
	os.Exit(answer(os.Args[1:]))
}

func answer(paths []string) int {
	if len(paths) == 0 {
		fmt.Fprintln(os.Stderr, usage)
		return 2
	}
	code := 0
	for _, path := range paths {
		request, err := licence.ReadRequest(path)
		var refused *licence.Refused
		switch {
		case errors.As(err, &refused):
			fmt.Println(refused)
			code = 1
		case err != nil:
			fmt.Fprintln(os.Stderr, err)
			return 2
		default:
			line, _ := json.Marshal(request)
			fmt.Println(string(line))
		}
	}
	return code
}
