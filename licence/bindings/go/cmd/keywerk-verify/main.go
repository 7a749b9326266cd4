// Command keywerk-verify is the verifier for the command line; see usage.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"

	"keywerk.example/licence"
)

const usage = `keywerk-verify FILE --keys keys.json [--now TIME] [--machine] [--mac MAC] [--name NAME] [--trait KIND=VALUE]
               [--virtual] [--product-version N] [--clock-state FILE --clock-machine TEXT]
keywerk-verify --batch CALLS

Prints every reason against the licence, one code a line (or "valid"), then "term STATE DAYS GRACE" (days left and
days of grace left, "-" without an end), "note CODE", "trait KIND OUTCOME" of a licence that is bound to traits, and
"seen TIME". With --now the clock file is looked at and left as it is: it keeps only what the clock has shown.
Ends with 0 (valid, also in its grace), 1 (not valid) or 2 (wrong call, unreadable file).

--batch answers many calls in one process: one a line of the file, its arguments parted by tabs, in which \t, \n, \r
and \\ are spelled so. Each answer ends with a line "= CODE".`

var version = regexp.MustCompile(`^[1-9][0-9]{0,2}$`)

func main() {
	// On Windows a line feed stays one; os.Stdout changes nothing.
	out := bufio.NewWriter(os.Stdout)
	code := 0
	if len(os.Args) == 3 && os.Args[1] == "--batch" {
		code = answerAll(os.Args[2], out)
	} else {
		code = answer(os.Args[1:], out)
	}
	out.Flush()
	os.Exit(code)
}

func answerAll(path string, out *bufio.Writer) int {
	calls, err := os.ReadFile(path)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	for _, line := range strings.SplitAfter(string(calls), "\n") {
		line = strings.TrimSuffix(line, "\n")
		if line == "" {
			continue
		}
		fmt.Fprintf(out, "= %d\n", answer(arguments(line), out))
	}
	return 0
}

var meanings = strings.NewReplacer(`\\`, `\`, `\t`, "\t", `\n`, "\n", `\r`, "\r")

func arguments(line string) []string {
	found := strings.Split(line, "\t")
	for at, argument := range found {
		found[at] = meanings.Replace(argument)
	}
	return found
}

// answer prints the answer to one call, whole or not at all, and returns the code it ends with.
func answer(arguments []string, out *bufio.Writer) int {
	verdict, err := verify(arguments)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	writeVerdict(verdict, out)
	if verdict.Valid() {
		return 0
	}
	return 1
}

func verify(arguments []string) (*licence.Verdict, error) {
	given, err := readCall(arguments)
	if err != nil {
		return nil, err
	}
	keys, err := licence.ReadKeySet(given.keys)
	if err != nil {
		return nil, err
	}
	return licence.VerifyFile(given.file, keys, given.about)
}

func writeVerdict(verdict *licence.Verdict, out *bufio.Writer) {
	for _, reason := range verdict.Reasons {
		fmt.Fprintln(out, reason)
	}
	if verdict.Valid() {
		fmt.Fprintln(out, "valid")
	}
	if term := verdict.Term; term != nil && term.HasEnd {
		fmt.Fprintf(out, "term %s %d %d\n", term.State, term.DaysLeft, term.GraceLeft)
	} else if term != nil {
		fmt.Fprintf(out, "term %s - -\n", term.State)
	}
	for _, note := range verdict.Notes {
		fmt.Fprintln(out, "note "+note)
	}
	for _, trait := range verdict.Traits {
		fmt.Fprintln(out, "trait "+trait.Kind+" "+trait.Outcome)
	}
	if !verdict.Seen.IsZero() {
		fmt.Fprintln(out, "seen "+verdict.Seen.UTC().Format(timeLayout))
	}
}

// As licences spell it.
const timeLayout = "2006-01-02T15:04:05Z"

// call is what the arguments mean.
type call struct {
	file, keys               string
	about                    licence.Circumstances
	machine                  licence.Machine
	onMachine                bool
	clockState, clockMachine *string
}

func readCall(arguments []string) (*call, error) {
	given := &call{}
	for at := 0; at < len(arguments); at++ {
		argument := arguments[at]
		switch {
		case argument == "--machine":
			given.onMachine = true
		case argument == "--virtual":
			given.machine.Virtual = true
		case !strings.HasPrefix(argument, "--"):
			if given.file != "" {
				return nil, errors.New("one file at a time")
			}
			given.file = argument
		case at+1 == len(arguments):
			return nil, errors.New(argument + " needs a value")
		default:
			at++
			if err := given.option(argument, arguments[at]); err != nil {
				return nil, err
			}
		}
	}
	return given, given.complete()
}

func (c *call) option(option, value string) (err error) {
	switch option {
	case "--keys":
		c.keys = value
	case "--now":
		c.about.At, err = licence.ParseTime(value)
	case "--mac":
		_, err = licence.NormaliseMAC(value)
		c.machine.MACs = append(c.machine.MACs, value)
		c.onMachine = true
	case "--name":
		c.machine.Names = append(c.machine.Names, value)
		c.onMachine = true
	case "--trait":
		kind, text, hasText := strings.Cut(value, "=")
		if !hasText || !licence.IsTraitKind(kind) {
			return errors.New("not KIND=VALUE: " + value)
		}
		c.machine.Traits = append(c.machine.Traits, licence.Trait{Kind: kind, Value: text})
		c.onMachine = true
	case "--product-version":
		if !version.MatchString(value) {
			return errors.New("not a version from 1 to 999: " + value)
		}
		c.about.ProductVersion, err = strconv.Atoi(value)
	case "--clock-state":
		c.clockState = &value
	case "--clock-machine":
		c.clockMachine = &value
	default:
		return errors.New("unknown option " + option)
	}
	return err
}

func (c *call) complete() (err error) {
	if c.file == "" || c.keys == "" {
		return errors.New(usage)
	}
	if (c.clockState == nil) != (c.clockMachine == nil) {
		return errors.New("--clock-state and --clock-machine belong together")
	}
	if c.onMachine {
		c.about.Machine = &c.machine
	}
	if c.clockState != nil {
		c.about.Clock, err = licence.NewClockFile(*c.clockState, *c.clockMachine)
	}
	return err
}
