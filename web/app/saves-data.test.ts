import { afterEach, expect, test, vi } from 'vitest'
import { savesData } from './saves-data.ts'

afterEach(() => vi.unstubAllGlobals())

const device = (connection: object | undefined, wanted: string) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === wanted }))
  return savesData()
}

test('data is saved where the browser or a setting of the system says so, and nowhere else', () => {
  expect(device({ saveData: true }, '')).toBe(true)
  expect(device(undefined, '(prefers-reduced-data: reduce)')).toBe(true)
  expect(device({ saveData: false }, '')).toBe(false)
  // Browsers that tell nothing of the connection.
  expect(device(undefined, '')).toBe(false)
})
