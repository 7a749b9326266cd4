import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type * as library from './files/library.ts'
import type { Vectors } from '../licence/src/fixtures/vectors/vectors.ts'
import { test } from './journey.ts'

const folder = new URL('../licence/vectors/', import.meta.url)
const bytesOf = (file: string) => readFileSync(new URL(file, folder)).toString('base64')
const { cases, requests } = JSON.parse(readFileSync(new URL('cases.json', folder), 'utf8')) as Vectors

interface Loaded {
  library: typeof library
}

/** The library as browsers load it, as one script. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('files/library.ts', import.meta.url)),
        formats: ['iife'],
        name: 'library',
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}

test('the library in the browser gives every vector its answer', async ({ page }) => {
  const script = await bundle()
  // A page of its own, at an address that counts as secure: WebCrypto wants that.
  await page.route('http://localhost:9/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript; charset=utf-8', body: script }
        : { contentType: 'text/html', body: '<!doctype html><script src="/library.js"></script>' },
    ),
  )
  await page.goto('http://localhost:9/')
  const setOf = (file = 'keys.json') => readFileSync(new URL(file, folder), 'utf8')
  const answers = await page.evaluate(
    (list) => (globalThis as unknown as Loaded).library.answerAll(list),
    cases.map((one) => ({
      ...one,
      bytes: bytesOf(one.file),
      set: setOf(one.keys),
      clock: one.clock && { ...one.clock, state: one.clock.state && bytesOf(one.clock.state) },
    })),
  )
  expect(answers).toEqual(cases.map(({ name, reasons, notes, seen = null }) => ({ name, reasons, notes, seen })))
  const read = await page.evaluate(
    (list) => list.map((bytes) => (globalThis as unknown as Loaded).library.readRequest(bytes)),
    requests.map(({ file }) => bytesOf(file)),
  )
  expect(read).toEqual(
    requests.map(({ code, field, request }) =>
      code === null ? { ok: true, request } : { ok: false, code, ...(field && { field }) },
    ),
  )
})
