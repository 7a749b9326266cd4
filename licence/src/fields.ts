/** Checks on single text values that requests, hosts and licences share. */

/** Control characters, line separators and lone surrogates: never part of a one-line value. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\ufffe\uffff]/u

const email = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/

/** True when the text fits on one line: no control characters, no broken Unicode. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text)
}

/** True for one plain address of at most 254 characters: local part, @, a host with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && isPrintable(text) && email.test(text)
}
