import { expect, test } from 'vitest'
import { drawHook } from '#web/testing/draw-hook.tsx'
import { useAge } from './use-age.ts'

test('what began less than a day ago began today, else so many days ago', async () => {
  const age = await drawHook(useAge, undefined)
  const hoursAgo = (hours: number) => age.now(new Date(Date.now() - hours * 3_600_000).toISOString())
  expect([hoursAgo(23), hoursAgo(25), hoursAgo(49)]).toEqual(['heute', '1 Tag', '2 Tagen'])
  await age.end()
})
