import type { Holds } from '#contract/column-values.ts'

/** In characters; where nothing is said it is words. */
const least: Record<Holds | 'words', number> = { name: 24, product: 22, email: 26, words: 10, aside: 6 }
/** Who gives way first: what stands beside the matter, then words, then what a row is read for. */
const turns: readonly (readonly (Holds | undefined)[])[] = [['aside'], [undefined], ['email', 'product', 'name']]

export interface ColumnMeasure {
  /** What each of its cells needs, its head included, from the narrowest to the widest. */
  needs: readonly number[]
  /** As narrow as its head and what is never cut allow: of numbers and days that is all they need. */
  floor: number
  holds?: Holds | undefined
}

/** The share of cells that may be cut, one at least, for names to stay whole. */
const mostCut = 0.05

/**
 * How wide each column is. With room enough all are as wide as they need, and words share the rest. With too little the
 * widest of those whose turn it is give way down to their least. Where that would cut many cells, one long name is cut
 * rather than the words of every row: all give way first to what nine of ten rows need.
 */
export function columnWidths(columns: readonly ColumnMeasure[], room: number, character: number): number[] {
  const leastOf = ({ floor, holds }: ColumnMeasure) => Math.max(floor, least[holds ?? 'words'] * character)
  const usualOf = (column: ColumnMeasure) => Math.max(usualNeed(column), leastOf(column))
  const widths = shared(columns, room, [leastOf])
  const cut = columns.flatMap(({ needs }, at) => needs.filter((need) => need > widths[at]!)).length
  const may = Math.max(1, mostCut * sum(columns.map(({ needs }) => needs.length)))
  return cut > may ? shared(columns, room, [usualOf, leastOf]) : widths
}

const naturalNeed = ({ needs }: ColumnMeasure): number => needs.at(-1)!
const usualNeed = ({ needs }: ColumnMeasure): number => needs[Math.ceil(needs.length * 0.9) - 1]!

/** Widths for a room: with too little, each turn gives way down to the first of the floors, then each down to the next. */
function shared(
  columns: readonly ColumnMeasure[],
  room: number,
  floors: readonly ((column: ColumnMeasure) => number)[],
): number[] {
  const widths = columns.map(naturalNeed)
  for (const floorOf of floors)
    for (const turn of turns) {
      const lack = sum(widths) - room
      if (lack <= 0) break
      const theirs = columns.flatMap((column, at) => (turn.includes(column.holds) ? [at] : []))
      const ranges = theirs.map((at) => ({ natural: widths[at]!, floor: Math.min(widths[at]!, floorOf(columns[at]!)) }))
      const left = sum(ranges.map(({ natural }) => natural)) - lack
      for (const [index, width] of cutTo(ranges, left).entries()) widths[theirs[index]!] = width
    }
  const rest = room - sum(widths)
  const words = columns.flatMap((column, at) =>
    naturalNeed(column) > column.floor || (column.holds && column.holds !== 'aside') ? [at] : [],
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
