/** An address, or a text with one, with the domain in the letters people typed. */
export const readableAddress = (text: string): string =>
  text.includes('xn--')
    ? text.replaceAll(/(?<=[@.])xn--([a-z0-9-]+)/gi, (whole, label) => decoded(label) ?? whole)
    : text

/** A label of a domain without its `xn--` in its own letters; undefined for what means nothing. Source: RFC 3492. */
function decoded(label: string): string | undefined {
  const from = label.lastIndexOf('-')
  const points = Array.from(label.slice(0, Math.max(0, from)), (one) => one.codePointAt(0)!)
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
