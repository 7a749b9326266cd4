import { fail } from '../operations/failure.ts'
import { type JsonBounds, usualJson } from './bounds/input-bounds.ts'

/** How half a character is written; most often the other half follows. */
const half = /\\u[dD][89a-fA-F]/
const whole = (name: string, value: unknown): unknown =>
  name.isWellFormed() && (typeof value !== 'string' || value.isWellFormed()) ? value : fail('request.invalid')

/**
 * Reads a body of JSON. What holds more than `bounds` is refused before it is read: making values of it would hold the
 * others up. Half a character is no text and cannot be stored. Refuses with request.invalid.
 */
export function readJson(text: string, bounds: JsonBounds = usualJson): unknown {
  if (text === '') return {}
  refuseUnreasonable(text, bounds)
  try {
    return half.test(text) ? JSON.parse(text, whole) : JSON.parse(text)
  } catch {
    return fail('request.invalid')
  }
}

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

function refuseUnreasonable(text: string, bounds: JsonBounds): void {
  let names = 0
  let values = 1
  // Names of each list and object that is open.
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === quote) at = endOfText(text, at)
    // The first value of a list or an object has no comma before it.
    else if (letter === comma) values++
    else if (letter === colon) {
      names++
      const own = (open[open.length - 1] ?? 0) + 1
      if (own > bounds.namesOfOne) fail('request.invalid')
      open[Math.max(0, open.length - 1)] = own
    } else if (opening.has(letter)) {
      open.push(0)
      values++
    } else if (closing.has(letter)) open.pop()
    if (open.length > bounds.depth || names > bounds.names || values > bounds.values) fail('request.invalid')
  }
}

/** The place of the quote that ends a text, or of the last letter. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) === backslash) before--
    if ((at - before) % 2 === 1) return at
  }
  return text.length
}
