import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveCrop, squareOf, wholePicture, zoomCrop } from './crop.ts'

const size = { width: 400, height: 200 }

test('the whole height of a wide picture is shown first, from its middle', () => {
  expect(squareOf(size, wholePicture)).toEqual({ side: 200, left: 100, top: 0 })
})

test('ten times is the furthest in, once the furthest out', () => {
  expect(squareOf(size, zoomCrop(size, wholePicture, 99))).toEqual({ side: 20, left: 190, top: 90 })
  expect(zoomCrop(size, wholePicture, 0).zoom).toBe(1)
})

test('the square never leaves the picture, and a step away from the edge counts at once', () => {
  const side = fc.integer({ min: 1, max: 10_000 })
  const step = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 1, max: 10, noNaN: true }),
      fc.array(fc.tuple(step, step)),
      (width, height, zoom, steps) => {
        const picture = { width, height }
        let crop = zoomCrop(picture, wholePicture, zoom)
        for (const [right, down] of steps) crop = moveCrop(picture, crop, right, down)
        const square = squareOf(picture, crop)
        const slack = 1e-6 * Math.max(width, height)
        expect(square.left).toBeGreaterThanOrEqual(-slack)
        expect(square.top).toBeGreaterThanOrEqual(-slack)
        expect(square.left + square.side).toBeLessThanOrEqual(width + slack)
        expect(square.top + square.side).toBeLessThanOrEqual(height + slack)
        if (zoom > 1.1) {
          const edge = moveCrop(picture, crop, 99, 0)
          expect(moveCrop(picture, edge, -0.1, 0).x).toBeLessThan(edge.x)
        }
      },
    ),
  )
})
