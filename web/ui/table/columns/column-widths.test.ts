import { expect, test } from 'vitest'
import type { Holds } from '#contract/column-values.ts'
import { columnWidths } from './column-widths.ts'

/** Of ten rows nine need the usual width. */
const words = (widest: number, holds?: Holds, usual = widest) => ({
  needs: [...Array.from({ length: 9 }, () => usual), widest],
  floor: 40,
  holds,
})
const figure = (width: number) => ({ ...words(width), floor: width })
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
  const columns = [words(300, 'name'), { ...words(200), floor: 90 }, figure(80)]
  expect(columnWidths(columns, 100, 7)).toEqual([168, 90, 80])
})

test('one long name does not cut the words of every row', () => {
  const columns = [words(500, 'name', 300), words(150, undefined, 100), words(120, 'aside', 110), figure(80)]
  expect(round(columnWidths(columns, 830, 7))).toEqual([500, 140, 110, 80])
  expect(round(columnWidths(columns, 700, 7))).toEqual([410, 100, 110, 80])
  expect(round(columnWidths(columns, 590, 7))).toEqual([300, 100, 110, 80])
  expect(round(columnWidths(columns, 500, 7))).toEqual([300, 78, 42, 80])
})

test('names stay whole while no more than one cell of twenty is cut', () => {
  const figures = Array.from({ length: 18 }, () => figure(10))
  const columns = [words(500, 'name', 300), words(120, 'aside', 110), ...figures]
  expect(round(columnWidths(columns, 770, 7)).slice(0, 2)).toEqual([500, 90])
  expect(round(columnWidths([...columns.slice(0, 2), ...figures.slice(1)], 760, 7)).slice(0, 2)).toEqual([480, 110])
})
