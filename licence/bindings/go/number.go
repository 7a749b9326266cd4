package licence

import (
	"regexp"
	"strconv"
	"strings"
)

// Whole numbers have no leading zeros and no sign.
var numberPattern = regexp.MustCompile(`^(0|[1-9][0-9]{0,14})$`)

// number is that of digits that were looked at before.
func number(digits string) int64 {
	found, _ := strconv.ParseInt(digits, 10, 64)
	return found
}

func requireNumber(text string, lowest, highest int64) int64 {
	requireFormat(numberPattern.MatchString(text))
	found := number(text)
	requireFormat(lowest <= found && found <= highest)
	return found
}

func decimal(number int) string {
	return strconv.Itoa(number)
}

// upper and lower leave everything but a to z and A to Z as it is.
func upper(text string) string {
	return strings.Map(func(c rune) rune {
		if between(c, 'a', 'z') {
			return c - 32
		}
		return c
	}, text)
}

func lower(text string) string {
	return strings.Map(func(c rune) rune {
		if between(c, 'A', 'Z') {
			return c + 32
		}
		return c
	}, text)
}

func max(one, other int) int {
	if one > other {
		return one
	}
	return other
}

func min(one, other int) int {
	if one < other {
		return one
	}
	return other
}
