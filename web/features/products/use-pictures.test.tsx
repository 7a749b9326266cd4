import { afterEach, expect, test, vi } from 'vitest'
import { drawHook } from '#web/testing/draw-hook.tsx'
import { usePictures } from './use-pictures.ts'

const drawn: { end: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of drawn.splice(0)) await one.end()
})

test('two pictures dropped at once both wait for the product, and their addresses are given back', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const hook = await drawHook(() => usePictures(null), undefined)
  drawn.push(hook)
  await hook.act(async ({ take }) => {
    await take('de', new Blob(['de']), 'de.png')
    await take('en', new Blob(['en']), 'en.png')
  })
  expect(hook.now.waiting).toMatchObject({ de: { name: 'de.png' }, en: { name: 'en.png' } })
  const [german, english] = [hook.now.sourceOf('de'), hook.now.sourceOf('en')]
  expect([german, english]).toEqual([expect.stringMatching(/^blob:/), expect.stringMatching(/^blob:/)])
  await hook.act(({ drop }) => drop('de'))
  expect(hook.now.sourceOf('de')).toBeNull()
  expect(revoked.mock.calls.filter(([url]) => url)).toEqual([[german]])
  await hook.end()
  drawn.length = 0
  expect(revoked.mock.calls.filter(([url]) => url)).toEqual([[german], [english]])
})
