/** An address, or a text with one, with the domain in the letters people typed. */
export const readableAddress = (text: string): string =>
  text.replaceAll(/(?<=[@.])xn--([a-z0-9-]+)/gi, (whole, label: string) => decoded(label) ?? whole)

/** A label of a domain without its `xn--` in its own letters; undefined for what means nothing. Source: RFC 3492. */
function decoded(label: string): string | undefined {
  let at = label.lastIndexOf('-') + 1
  const basic = label.slice(0, at && at - 1)
  const letters = [...basic]
  let [point, place, bias] = [128, 0, 72]
  while (at < label.length) {
    const before = place
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = digitOf(label[at++])
      if (Number.isNaN(digit)) return undefined
      place += digit * weight
      const threshold = Math.min(26, Math.max(1, k - bias))
      if (digit < threshold) break
      weight *= 36 - threshold
    }
    const count = letters.length + 1
    bias = adapted(place - before, count, before === 0)
    point += Math.floor(place / count)
    place %= count
    if (point > 0x10_ff_ff) return undefined
    letters.splice(place++, 0, String.fromCodePoint(point))
  }
  return letters.join('')
}

/** a to z are 0 to 25, 0 to 9 are 26 to 35. */
const digitOf = (letter = ''): number => (Number.parseInt(letter, 36) + 26) % 36

function adapted(distance: number, count: number, first: boolean): number {
  let delta = Math.floor(distance / (first ? 700 : 2))
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > 455; k += 36) delta = Math.floor(delta / 35)
  return k + Math.floor((36 * delta) / (delta + 38))
}
