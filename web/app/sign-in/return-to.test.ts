import { expect, test, vi } from 'vitest'
import { keepReturn, takeReturn } from './return-to.ts'

test('where to go is taken once, and what a sign-in that was given up had kept leads nobody there', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  keepReturn('/orders')
  expect([takeReturn(), takeReturn()]).toEqual(['/orders', undefined])
  keepReturn('/awslogin?launch=1')
  keepReturn(undefined)
  expect(takeReturn()).toBeUndefined()
  vi.unstubAllGlobals()
})
