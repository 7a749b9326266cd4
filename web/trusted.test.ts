import { expect, test } from 'vitest'
import { trustedAddress, trustedMarkup, trustScript } from './trusted.ts'

test('text passes, markup does not', () => {
  expect(trustedMarkup('.a > .b { color: red }')).toBe('.a > .b { color: red }')
  for (const text of ['<img src=x onerror=alert(1)>', '&lt;b&gt;', '</style><script>', ' <'])
    expect(trustedMarkup(text), text).toBeNull()
})

test('scripts are the build’s files, and the statistics once somebody agreed', () => {
  const origin = 'https://portal.example'
  const from = (url: string) => trustedAddress(url, origin)
  expect(from('/assets/worker-1.js')).toBe(`${origin}/assets/worker-1.js`)
  for (const url of [
    'https://elsewhere.example/assets/a.js',
    '/api/file.js',
    '/assets/../api/x',
    'data:,1',
    '//e.example/assets/a.js',
    'blob:https://portal.example/1',
  ])
    expect(from(url), url).toBeNull()
  expect(from('https://statistics.example/matomo.js')).toBeNull()
  trustScript('https://statistics.example/matomo.js')
  expect(from('https://statistics.example/matomo.js')).toBe('https://statistics.example/matomo.js')
})
