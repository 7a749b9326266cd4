"""Why a file is not read."""


class Refused(Exception):
    """The file is not what it should be, for the reason of this code."""


def require(holds, code="licence.format"):
    if not holds:
        raise Refused(code)
