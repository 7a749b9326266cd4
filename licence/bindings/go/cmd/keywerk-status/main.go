// Command keywerk-status reads status answers for the command line; see usage.
package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"keywerk.example/licence"
)

const usage = `keywerk-status LICENCE KEYS ANSWER ...

Prints one line for each answer to this licence: "STATE SUCCESSOR TIME", "-" without a successor, and "ID=STATUS" of each key
that is trusted from then on; or the code of the refusal. Ends with 0 (all are accepted), 1 (one is refused) or 2
(wrong call, unreadable file).`

func main() {
	code, err := answer(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 2
	}
	os.Exit(code)
}

func answer(args []string) (code int, err error) {
	if len(args) < 3 {
		return 2, errors.New(usage)
	}
	file, err := os.ReadFile(args[0])
	if err != nil {
		return 2, err
	}
	trusted, err := licence.ReadKeySet(args[1])
	if err != nil {
		return 2, err
	}
	for _, path := range args[2:] {
		text, err := os.ReadFile(path)
		if err != nil {
			return 2, err
		}
		status, err := licence.ReadStatus(text, file, trusted)
		if err != nil {
			fmt.Println(err)
			code = 1
			continue
		}
		fmt.Println(line(status))
	}
	return code, nil
}

func line(status *licence.Status) string {
	successor := status.Successor
	if successor == "" {
		successor = "-"
	}
	words := []string{status.State, successor, status.At.Format("2006-01-02T15:04:05Z")}
	for _, key := range status.Keys.Keys() {
		words = append(words, key.ID+"="+key.Status)
	}
	return strings.Join(words, " ")
}
