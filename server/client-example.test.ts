import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { licensingOperations } from '#contract/licensing.ts'
import { scopes } from '#contract/scopes.ts'
import { confirmSession } from '#contract/security.ts'
import { readKeySet } from '#licence/key-set.ts'
import { verifyLicence } from '#licence/verify.ts'
import { describe } from '#platform/api-page/openapi.ts'
import { demoPassword } from '../demo/accounts.ts'
import { keywerk } from '../client/src/client.ts'
import { otherRequest } from './testing/licence-requests.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const folder = mkdtempSync(join(tmpdir(), 'keywerk-example-'))
const request = Buffer.from(otherRequest({ machines: [{ name: 'SRV-LESE', mac: '001B44BB0001' }] }), 'base64')
let url = ''
let key = ''
beforeAll(async () => {
  url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
  const made = await portal.call('administrator', 'POST', '/service-accounts', { name: 'Shop', scopes })
  const keys = `/service-accounts/${made.json.id}/keys`
  key = (await portal.call('administrator', 'POST', keys, { label: 'Shop' })).json.key
})
afterAll(() => {
  portal.app.server.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

const verified = async (file: Uint8Array) => {
  const keys = readKeySet((await portal.app.inject({ url: '/.well-known/licence-keys.json' })).body)!
  return (await verifyLicence(file, { keys, now: new Date('2026-12-01') })).code
}

test('the example of the client’s README, word by word, keeps a licence file that verifies', async () => {
  const readme = readFileSync(new URL('../client/README.md', import.meta.url), 'utf8')
  const [, example] = /```ts\n([^]+?)\n```/.exec(readme)!
  const client = new URL('../client/src/index.ts', import.meta.url).href
  // What stands for the reader's own: the portal's address, the package's name, and an order.
  const program = example!.replace('https://portal.example', url).replace("'keywerk-client'", `'${client}'`)
  writeFileSync(join(folder, 'shop.ts'), `const order = { id: '4711' }\n${program}\nconsole.log(valid, code)\n`)
  writeFileSync(join(folder, 'my.id'), request)
  const env = { ...process.env, KEYWERK_KEY: key }
  const { stdout } = await promisify(execFile)(process.execPath, ['shop.ts'], { cwd: folder, env })
  expect(stdout).toBe('true valid\n')
  const [name, ...others] = readdirSync(folder).filter((file) => file.endsWith('.lic'))
  expect([name, others]).toEqual([expect.stringMatching(/^Wellenwerk_Netzwerk_20_10023.*\.lic$/), []])
  expect(await verified(readFileSync(join(folder, name!)))).toBe('valid')
})

test('the way from nothing to the first licence goes in TypeScript as it is written', async () => {
  const text = readFileSync(new URL('../docs/integrating.md', import.meta.url), 'utf8')
  const [, example] = /```ts\n([^]+?)\n```/.exec(text)!
  const client = new URL('../client/src/index.ts', import.meta.url).href
  const own = mkdtempSync(join(folder, 'first-'))
  writeFileSync(
    join(own, 'first.ts'),
    example!.replace("'keywerk-client'", `'${client}'`).replace('order-4711', 'order-1'),
  )
  writeFileSync(join(own, 'my.id'), request)
  const env = { ...process.env, KEYWERK_KEY: key, KEYWERK_URL: url }
  const { stdout } = await promisify(execFile)(process.execPath, ['first.ts'], { cwd: own, env })
  expect(stdout).toBe('true\n')
  const [name] = readdirSync(own).filter((file) => file.endsWith('.lic'))
  expect(await verified(readFileSync(join(own, name!)))).toBe('valid')
})

test('a file may be handed over as bytes, as a Buffer or in base64, and comes back as bytes', async () => {
  const client = keywerk({ url, key, tries: 1 })
  const order = { customerNumber: '10023', productCode: 'WW-NW-20', email: 'it@kunde.example' }
  const serials = new Set<number>()
  for (const one of [new Uint8Array(request), request, request.toString('base64')]) {
    const licence = await client.issueServiceLicence({ ...order, request: one }, { idempotencyKey: 'bestellung-9' })
    serials.add(licence.serial)
    expect(licence.file).toBeInstanceOf(Uint8Array)
    expect(await verified(licence.file)).toBe('valid')
    expect(await client.validateServiceLicence({ file: licence.file })).toMatchObject({ valid: true })
  }
  // The same bytes each time: one order.
  expect(serials.size).toBe(1)
  const [serial] = serials
  const { licence } = await client.renewServiceLicence({ serial: String(serial), endDate: null })
  expect(await verified(licence.file)).toBe('valid')
})

test('the description says of every file in JSON that it is base64', () => {
  const found: Record<string, string[]> = {}
  const look = (schema: unknown, names: string[] = []): string[] => {
    const { contentEncoding, properties = {} } = schema as { contentEncoding?: string; properties?: object }
    if (contentEncoding === 'base64') return [names.join('.')]
    return Object.entries(properties).flatMap(([name, one]) => look(one, [...names, name]))
  }
  for (const operation of licensingOperations) {
    const { requestBody, responses } = describe(operation) as { requestBody?: object; responses: object }
    const contents = [requestBody, ...Object.values(responses)].flatMap((one) =>
      Object.values((one as { content?: object } | undefined)?.content ?? {}),
    )
    found[operation.name] = contents.flatMap(({ schema }) => (schema ? look(schema) : []))
  }
  expect(found).toMatchObject({
    issueServiceLicence: ['request', 'file'],
    readServiceLicence: ['file'],
    renewServiceLicence: ['licence.file'],
    suspendServiceLicence: ['file'],
    validateServiceLicence: ['file'],
  })
})
