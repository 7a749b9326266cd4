import { expect, test } from 'vitest'
import { takingTurns } from './turns.ts'

test('At most so many run at once, in the order they came, and a failure hands its place on.', async () => {
  const inTurn = takingTurns(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (index: number) =>
    inTurn(async () => {
      most = Math.max(most, ++running)
      order.push(index)
      await new Promise((done) => setTimeout(done, 2))
      running--
      if (index % 3 === 0) throw new Error(`number ${index}`)
      return index
    })
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => work(index)))
  expect(most).toBe(2)
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(7)
  await expect(inTurn(() => Promise.resolve('free again'))).resolves.toBe('free again')
})
