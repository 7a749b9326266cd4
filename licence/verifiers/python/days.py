"""Days compare as text, times are seconds since 1970 in UTC."""

import datetime
import re

from refused import Refused, require

DAY = r"([0-9]{4}-[0-9]{2}-[0-9]{2})"


def day(text):
    """A day from 1970-01-01 to 9999-12-30; days compare as text."""
    try:
        require(re.fullmatch(DAY, text) and datetime.date.fromisoformat(text).year >= 1970 and text != "9999-12-31")
    except ValueError:
        raise Refused("licence.format") from None
    return text


def instant(text):
    """Seconds since 1970, or None."""
    match = re.fullmatch(DAY + r"T([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])Z", text)
    if not match:
        return None
    try:
        days = datetime.date.fromisoformat(day(match[1])).toordinal() - 719163
    except Refused:
        return None
    return ((days * 24 + int(match[2])) * 60 + int(match[3])) * 60 + int(match[4])


def time_text(seconds):
    return (datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ").zfill(20)


def midnight(text):
    return instant(text + "T00:00:00Z")


def has_begun(text, now):
    """A calendar day begins when it begins anywhere, which is at UTC+14."""
    return now >= midnight(text) - 14 * 3600


def days_until_over(text, now):
    """How many days there are until this one is over everywhere (at UTC-12), the current and the last one counted."""
    return midnight(text) // 86400 - (now - 12 * 3600) // 86400 + 1


LOOSE = DAY + r"(?:T([0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.[0-9]{1,9})?(?:Z|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))?)?"


def loose_instant(text):
    """A day, or a time with or without fraction and offset, as licence requests have it; in UTC as text, or None."""
    match = re.fullmatch(LOOSE, text)
    if not match:
        return None
    written, time, sign, hours, minutes = match.groups()
    seconds = instant("%sT%sZ" % (written, time or "00:00:00"))
    if seconds is None:
        return None
    if sign:
        seconds -= (int(hours) * 60 + int(minutes)) * 60 * (1 if sign == "+" else -1)
    return time_text(seconds) if 0 <= seconds <= instant("9999-12-30T23:59:59Z") else None
