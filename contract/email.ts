const letter = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]"
// Domains in their own letters too; the server writes them in ASCII.
const label = '[A-Za-z0-9\\u00a1-\\uffff][A-Za-z0-9\\u00a1-\\uffff-]*'
const topLabel = '(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+|[\\u00a1-\\uffff]{2,})'

/** An address as RFC 5321 has them without quotes, in any domain; what is longer or stranger, mail servers refuse anyway. */
export const emailPattern = new RegExp(`^${letter}+(?:\\.${letter}+)*@(?:${label}\\.)+${topLabel}$`)

/** Whether it can be an e-mail address. */
export const isEmail = (typed: string): boolean => typed.length <= 254 && emailPattern.test(typed)

/** A domain in ASCII, `xn--mller-kva.example`; as it is where it cannot be written so. Source: RFC 5891. */
export function asciiDomain(domain: string): string {
  if (!/^[A-Za-z0-9.\u00a1-\uffff-]+$/.test(domain) || /^[A-Za-z0-9.-]+$/.test(domain)) return domain
  // Browsers and Node.js know the rules by their addresses of pages.
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
}

/** An address with its domain in ASCII, as it is stored, compared and mailed to. */
export const asciiAddress = (address: string): string =>
  address.replace(/(?<=@)[^@]+$/, (domain) => asciiDomain(domain))

/** An address as it is stored and compared: in small letters, its domain in ASCII. */
export const storedAddress = (typed: string): string => asciiAddress(typed.toLowerCase())

/** An address, or a text with one, with the domain in the letters people typed. */
export const readableAddress = (text: string): string =>
  text.includes('xn--')
    ? text.replaceAll(/(?<=[@.])xn--([a-z0-9-]+)/gi, (whole, label) => decoded(label) ?? whole)
    : text

/** A label of a domain without its `xn--` in its own letters; undefined for what means nothing. Source: RFC 3492. */
function decoded(label: string): string | undefined {
  const from = label.lastIndexOf('-')
  const points = [...label.slice(0, Math.max(0, from))].map((one) => one.codePointAt(0)!)
  let [point, place, bias] = [128, 0, 72]
  const rest = label.slice(from + 1).toLowerCase()
  for (let at = 0; at < rest.length; ) {
    const before = place
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = digits.indexOf(rest[at++] ?? '?')
      if (digit < 0) return undefined
      place += digit * weight
      const threshold = Math.min(26, Math.max(1, k - bias))
      if (digit < threshold) break
      weight *= 36 - threshold
    }
    const count = points.length + 1
    bias = adapted(place - before, count, before === 0)
    point += Math.floor(place / count)
    place %= count
    if (point > 0x10_ff_ff) return undefined
    points.splice(place++, 0, point)
  }
  return String.fromCodePoint(...points)
}

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789'

function adapted(distance: number, count: number, first: boolean): number {
  let delta = Math.floor(distance / (first ? 700 : 2))
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > 455; k += 36) delta = Math.floor(delta / 35)
  return k + Math.floor((36 * delta) / (delta + 38))
}
