import { expect, test } from 'vitest'
import type { Holds } from '#contract/column-values.ts'
import { columnWidths } from './column-widths.ts'

const words = (natural: number, holds?: Holds) => ({ natural, floor: 40, holds })
const figure = (natural: number) => ({ natural, floor: natural })
const round = (widths: number[]) => widths.map(Math.round)

test('with room enough figures are as wide as they need, and words share the rest', () => {
  expect(columnWidths([words(200), figure(50), words(100)], 450, 7)).toEqual([250, 50, 150])
})

test('what stands beside the matter gives way first, then words, then what a row is read for', () => {
  const columns = [words(300, 'name'), words(200), words(200, 'aside'), figure(80)]
  expect(round(columnWidths(columns, 700, 7))).toEqual([300, 200, 120, 80])
  expect(round(columnWidths(columns, 600, 7))).toEqual([300, 178, 42, 80])
  expect(round(columnWidths(columns, 450, 7))).toEqual([258, 70, 42, 80])
})

test('of two the wider gives way', () => {
  expect(round(columnWidths([words(400), words(150)], 400, 7))).toEqual([250, 150])
})

test('none becomes narrower than its head or its least: the list scrolls then', () => {
  const columns = [words(300, 'name'), { natural: 200, floor: 90 }, figure(80)]
  expect(columnWidths(columns, 100, 7)).toEqual([168, 90, 80])
})
