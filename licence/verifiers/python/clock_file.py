"""The file that keeps the latest time seen on a machine."""

import hashlib
import hmac
import os
import re

from base64url import decode, encode
from days import instant, time_text


class Clock:
    """The file that keeps the latest time seen on this machine."""

    def __init__(self, path, machine):
        self.path = path
        self.key = hashlib.sha256(("KEYWERK-CLOCK-KEY 1\n%s\n" % machine).encode()).digest()
        self.notes = []
        self.seen = self.read()

    def read(self):
        try:
            with open(self.path, "rb") as file:
                data = file.read(257)
        except FileNotFoundError:
            self.notes = ["licence.clockStateNew"]
            return 0
        match = re.fullmatch(rb"(KEYWERK-CLOCK 1\nSEEN ([0-9TZ:-]{20})\n)MAC ([A-Za-z0-9_-]{43})\n", data)
        seen = instant(match[2].decode()) if match and len(data) <= 256 else None
        mac = match and decode(match[3].decode(), 32)
        if seen is None or mac is None or not hmac.compare_digest(mac, self.mac(match[1])):
            self.notes = ["licence.clockStateBroken"]
            return 0
        return seen

    def mac(self, text):
        return hmac.new(self.key, text, hashlib.sha256).digest()

    def seen_by(self, now):
        """What is to be kept."""
        return time_text(max(self.seen, now))

    def keep(self, now):
        """Written whole or not at all; answers what is kept."""
        text = "KEYWERK-CLOCK 1\nSEEN %s\n" % self.seen_by(now)
        with open(self.path + ".new", "w", newline="") as file:
            file.write("%sMAC %s\n" % (text, encode(self.mac(text.encode()))))
        os.replace(self.path + ".new", self.path)
        return self.seen_by(now)
