import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPortal } from '#contract/portal.ts'
import { testPortal } from '../../testing/portal.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-logo-'))
afterAll(() => rmSync(folder, { recursive: true }))
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
writeFileSync(join(folder, 'logo.svg'), svg)
const portal = testPortal({ VENDOR_LOGO: join(folder, 'logo.svg'), VENDOR_LANGUAGE: 'en' })

test('visitors get the vendor’s logo and language', async () => {
  expect(await portal.ask(null, readPortal)).toMatchObject({ vendorLogo: true, language: 'en' })
  const { status, headers, bytes } = await portal.call(null, 'GET', '/portal/logo')
  expect([status, headers['content-type'], String(bytes)]).toEqual([200, 'image/svg+xml', svg])
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(headers['x-content-type-options']).toBe('nosniff')
})
