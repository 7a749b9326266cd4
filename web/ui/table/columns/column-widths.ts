import type { Holds } from '#contract/column-values.ts'

/** In characters; where nothing is said it is words. */
const least: Record<Holds | 'words', number> = { name: 24, product: 22, email: 26, words: 10, aside: 6 }
/** Who gives way first: what stands beside the matter, then words, then what a row is read for. */
const turns: readonly (readonly (Holds | undefined)[])[] = [['aside'], [undefined], ['email', 'product', 'name']]

export interface ColumnMeasure {
  /** With everything in it whole. */
  natural: number
  /** As narrow as its head and what is never cut allow: of numbers and days that is all they need. */
  floor: number
  holds?: Holds | undefined
}

/**
 * How wide each column is. With room enough all are as wide as they need, and words share the rest; with too little the
 * widest of those whose turn it is give way, none below its least.
 */
export function columnWidths(columns: readonly ColumnMeasure[], room: number, character: number): number[] {
  const widths = columns.map(({ natural }) => natural)
  for (const turn of turns) {
    const lack = sum(widths) - room
    if (lack <= 0) break
    const theirs = columns.flatMap((column, at) => (turn.includes(column.holds) ? [{ ...column, at }] : []))
    const ranges = theirs.map(({ natural, floor, holds = 'words' as const }) => ({
      natural,
      floor: Math.min(natural, Math.max(floor, least[holds] * character)),
    }))
    for (const [index, width] of cutTo(ranges, sum(ranges.map(({ natural }) => natural)) - lack).entries())
      widths[theirs[index]!.at] = width
  }
  const rest = room - sum(widths)
  const words = columns.flatMap(({ natural, floor, holds }, at) =>
    natural > floor || (holds && holds !== 'aside') ? [at] : [],
  )
  const sharing = words.length > 0 ? words : [0]
  if (rest > 0) for (const at of sharing) widths[at]! += rest / sharing.length
  return widths
}

interface Range {
  natural: number
  floor: number
}

/** As wide as the room allows when the widest are cut first, all to the same width, none below its floor. */
function cutTo(ranges: readonly Range[], room: number): number[] {
  const at = (level: number) => ranges.map(({ natural, floor }) => Math.max(floor, Math.min(natural, level)))
  let low = 0
  let high = Math.max(0, ...ranges.map(({ natural }) => natural))
  // To half a pixel.
  while (high - low > 0.5) {
    const level = (low + high) / 2
    if (sum(at(level)) > room) high = level
    else low = level
  }
  return at(low)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
