/** Repeatable chance (mulberry32): the same seed gives the same demo data on every machine. */
export function chanceFrom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const uuid = (): string => {
    const hex = Array.from({ length: 32 }, () => below(16).toString(16))
    hex[12] = '7'
    hex[16] = '89ab'[below(4)]!
    const text = hex.join('')
    return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
  }
  return { next, below, pick, uuid }
}
export type Chance = ReturnType<typeof chanceFrom>
