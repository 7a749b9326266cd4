"""XML 1.0 (Fifth Edition) without a document type, for texts that `scan_markup` has let pass."""

import re

from refused import require

BLANKS = "[ \t\r\n]*"
START = (
    ":A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d"
    "\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\U00010000-\U000effff"
)
NAME = "([%s][%s0-9.\u00b7\u0300-\u036f\u203f-\u2040-]*)" % (START, START)
CHARACTER = "[\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"

START_TAG = re.compile("<" + NAME)
ATTRIBUTE = re.compile("[ \t\r\n]+" + NAME + BLANKS + "=" + BLANKS + "(?:\"([^<\"]*)\"|'([^<']*)')")
TAG_END = re.compile(BLANKS + "(/?)>")
END_TAG = re.compile("</" + NAME + BLANKS + ">")
COMMENT = re.compile("<!--(?:(?!--)[\\s\\S])*-->")
CDATA = re.compile(r"<!\[CDATA\[([\s\S]*?)\]\]>")
INSTRUCTION = re.compile(r"<\?" + NAME + r"(?:[ \t\r\n][\s\S]*?)?\?>")
DECLARATION = re.compile(r"<\?xml[ \t\r\n][\s\S]*?\?>")
CHARACTER_DATA = re.compile("[^<]+")
REFERENCE = re.compile("&(?:#x([0-9A-Fa-f]+)|#([0-9]+)|(amp|lt|gt|quot|apos));|&")
MEANINGS = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


class Element:
    def __init__(self, name):
        self.name = name
        self.attributes = {}
        self.children = []  # of Element and str

    def named(self, name):
        return [child for child in self.children if isinstance(child, Element) and child.name == name]


def well_formed(holds):
    require(holds, "host.notXml")


def one_reference(match):
    hexadecimal, decimal, word = match.groups()
    if word:
        return MEANINGS[word]
    # Zeros are taken off here: a pattern that does so goes back and forth over them when the end is missing.
    digits = (hexadecimal or decimal or "").lstrip("0")
    well_formed(0 < len(digits) <= 7)
    point = int(digits, 16 if hexadecimal else 10)
    well_formed(point <= 0x10FFFF and re.fullmatch(CHARACTER, chr(point)))
    return chr(point)


def resolve(text):
    return REFERENCE.sub(one_reference, text)


class Parser:
    def __init__(self, text):
        self.text = text
        self.at = 0
        self.document = Element(None)
        self.open = [self.document]

    def take(self, pattern):
        match = pattern.match(self.text, self.at)
        if match:
            self.at = match.end()
        return match

    def add(self, child):
        self.open[-1].children.append(child)

    def start_tag(self, name):
        element = Element(name)
        self.add(element)
        match = self.take(ATTRIBUTE)
        while match:
            name, double, single = match.groups()
            value = resolve(re.sub("\r\n|[\r\n\t]", " ", single if double is None else double))
            well_formed(name not in element.attributes and (name != "xml:space" or value in ("default", "preserve")))
            element.attributes[name] = value
            match = self.take(ATTRIBUTE)
        end = self.take(TAG_END)
        well_formed(end)
        if not end[1]:
            self.open.append(element)

    def piece(self):
        """One tag, or what stands between two."""
        inside = len(self.open) > 1
        tag = self.take(START_TAG)
        if tag:
            self.start_tag(tag[1])
        elif self.text.startswith("</", self.at):
            end = self.take(END_TAG)
            well_formed(end and inside and self.open.pop().name == end[1])
        elif self.text.startswith("<?", self.at):
            instruction = self.take(INSTRUCTION)
            well_formed(instruction and instruction[1].lower() != "xml")
        elif self.text.startswith("<!--", self.at):
            well_formed(self.take(COMMENT))
        elif self.text.startswith("<![CDATA[", self.at):
            section = self.take(CDATA)
            well_formed(section and inside)
            self.add(section[1])
        else:
            data = self.take(CHARACTER_DATA)
            well_formed(data and "]]>" not in data[0])
            well_formed(inside or not data[0].strip(" \t\r\n"))
            if inside:
                self.add(resolve(data[0]))


def parse(text):
    """The root element."""
    well_formed(re.fullmatch(CHARACTER + "*", text))
    parser = Parser(text)
    parser.take(DECLARATION)
    while parser.at < len(text):
        parser.piece()
    well_formed(len(parser.open) == 1 and len(parser.document.children) == 1)
    return parser.document.children[0]
