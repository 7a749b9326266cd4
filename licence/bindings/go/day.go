package licence

import (
	"fmt"
	"regexp"
	"time"
)

const (
	dayLayout     = "2006-01-02"
	instantLayout = "2006-01-02T15:04:05Z"
	hourSeconds   = 3600
	daySeconds    = 24 * hourSeconds
	lastDay       = "9999-12-30"
)

// time.Parse lets more pass: a fraction behind the seconds, one digit for an hour.
var dayPattern = regexp.MustCompile(`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`)
var instantPattern = regexp.MustCompile(`^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$`)
var loosePattern = regexp.MustCompile(`^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:T([0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.[0-9]{1,9})?` +
	`(?:Z|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))?)?$`)

// isDay is true for an existing day from 1970-01-01 to 9999-12-30; such days compare as text.
func isDay(text string) bool {
	if !dayPattern.MatchString(text) || text < "1970" || text > lastDay {
		return false
	}
	_, err := time.Parse(dayLayout, text)
	return err == nil
}

// parseInstant reads a time as licences spell it.
func parseInstant(text string) (instant time.Time, ok bool) {
	if !instantPattern.MatchString(text) || !isDay(text[:10]) {
		return time.Time{}, false
	}
	instant, err := time.Parse(instantLayout, text)
	return instant, err == nil
}

// ParseTime reads a time as licences spell it, YYYY-MM-DDThh:mm:ssZ.
func ParseTime(text string) (time.Time, error) {
	instant, ok := parseInstant(text)
	if !ok {
		return instant, fmt.Errorf("not a time like 2026-12-01T12:00:00Z: %s", text)
	}
	return instant, nil
}

// parseLooseInstant reads a day, or a time with or without fraction and offset, as licence requests have it.
func parseLooseInstant(text string) (instant time.Time, ok bool) {
	match := loosePattern.FindStringSubmatch(text)
	if match == nil {
		return time.Time{}, false
	}
	clock := match[2]
	if clock == "" {
		clock = "00:00:00"
	}
	instant, ok = parseInstant(match[1] + "T" + clock + "Z")
	if ok && match[3] != "" {
		offset := time.Duration(number(match[4]))*time.Hour + time.Duration(number(match[5]))*time.Minute
		if match[3] == "+" {
			offset = -offset
		}
		instant = instant.Add(offset)
	}
	return instant, ok && isDay(instant.Format(dayLayout))
}

func spellInstant(instant time.Time) string {
	return instant.UTC().Format(instantLayout)
}

// dayNumber counts the days since 1970 of a day that exists.
func dayNumber(day string) int64 {
	midnight, _ := time.Parse(dayLayout, day)
	return midnight.Unix() / daySeconds
}

// hasBegun: a calendar day begins when it begins anywhere, which is at UTC+14.
func hasBegun(day string, now time.Time) bool {
	return now.Unix() >= dayNumber(day)*daySeconds-14*hourSeconds
}

// daysUntilOver is how many days there are until this one is over everywhere (at UTC−12), the current and the last one counted.
func daysUntilOver(day string, now time.Time) int64 {
	return dayNumber(day) - floorDays(now.Unix()-12*hourSeconds) + 1
}

func floorDays(seconds int64) int64 {
	days := seconds / daySeconds
	if seconds%daySeconds < 0 {
		days--
	}
	return days
}
