import { scaleLinear } from '@visx/scale'

/** The scale of an axis from zero at the bottom to a round figure at the top, and the figures to write at it, with so many decimals. */
export function axisOf(values: readonly number[], height: number) {
  const up = scaleLinear({ domain: [0, Math.max(0, ...values) || 1], range: [height, 0], nice: 5 })
  const ticks = values.every(Number.isInteger) ? up.ticks(5).filter(Number.isInteger) : up.ticks(5)
  return { up, ticks, digits: Math.max(...ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0)) }
}
