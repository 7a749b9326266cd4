#!/usr/bin/env python3
"""A reader for Keywerk licence requests (.id), written from FORMAT.md alone. Needs Python 3.9 or newer, nothing else.

    keywerk_request.py FILE ...

Prints one line for each file: what it says, as a JSON object, or the code of the refusal, with the field where it is one.
Ends with 0 (all are read), 1 (one is refused) or 2 (wrong call, unreadable file).
"""

import json
import sys

from refused import Refused
from request_file import read_request
from request_text import MAX_BYTES


def main(paths):
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    status = 0
    for path in paths:
        try:
            with open(path, "rb") as file:
                print(json.dumps(read_request(file.read(MAX_BYTES + 1))))
        except Refused as refused:
            print(refused)
            status = 1
        except OSError as error:
            print(error, file=sys.stderr)
            return 2
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
