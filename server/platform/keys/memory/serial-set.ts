/** Most ranges that are stored; beyond, the gaps between the lowest ones count as used. */
const mostRanges = 50_000

/** Serials as ranges: they are drawn one after the other, so that a few ranges hold most. */
export class SerialSet {
  /** From and to of each range, ascending. */
  readonly #ranges: [from: number, to: number][]

  constructor(ranges: readonly number[] = []) {
    this.#ranges = Array.from({ length: ranges.length / 2 }, (_, at) => [ranges[at * 2]!, ranges[at * 2 + 1]!])
  }

  has(serial: number): boolean {
    const range = this.#ranges[this.#placeOf(serial)]
    return range !== undefined && range[0] <= serial
  }

  add(serial: number): void {
    const at = this.#placeOf(serial)
    const [before, behind] = [this.#ranges[at - 1], this.#ranges[at]]
    if (behind && behind[0] <= serial) return
    const [joinsBefore, joinsBehind] = [before?.[1] === serial - 1, behind?.[0] === serial + 1]
    if (before && behind && joinsBefore && joinsBehind) this.#ranges.splice(at - 1, 2, [before[0], behind[1]])
    else if (before && joinsBefore) before[1] = serial
    else if (behind && joinsBehind) behind[0] = serial
    else this.#ranges.splice(at, 0, [serial, serial])
    const [lowest, next] = this.#ranges
    if (this.#ranges.length > mostRanges && lowest && next) this.#ranges.splice(0, 2, [lowest[0], next[1]])
  }

  /** The bounds of all ranges in order, for the constructor. */
  toJSON(): number[] {
    return this.#ranges.flat()
  }

  /** The first range that ends at the serial or behind it. */
  #placeOf(serial: number): number {
    let [low, high] = [0, this.#ranges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#ranges[middle]![1] < serial) low = middle + 1
      else high = middle
    }
    return low
  }
}
