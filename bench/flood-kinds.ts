import { setTimeout as pause } from 'node:timers/promises'
import { deflateSync, crc32 } from 'node:zlib'
import { zipSync } from 'fflate'
import { demoPassword } from '../demo/accounts.ts'
import { startSamlProvider } from '../server/testing/saml-provider.ts'
import { type Attacker, type AttackKind, get, many, post } from './attack-kinds.ts'
import { Connection } from './connection.ts'
import { signInAt } from './ground.ts'

/** Asks so often in a second, whether or not what was asked before is answered. */
const flood = (perSecond: number, request: (attacker: Attacker) => Buffer | Promise<Buffer>): AttackKind => {
  const one = async (attacker: Attacker) => {
    const connection = await Connection.open(attacker.url)
    try {
      attacker.note((await connection.ask(await request(attacker))).status)
    } finally {
      connection.close()
    }
  }
  return async (attacker) => {
    const under = new Set<Promise<unknown>>()
    while (!attacker.until()) {
      const asked = one(attacker).catch(() => attacker.note('cut off'))
      under.add(asked)
      void asked.finally(() => under.delete(asked))
      await pause(1000 / perSecond)
    }
    await Promise.all(under)
  }
}

const form = 'application/x-www-form-urlencoded'
const bytes = 'application/octet-stream'
const json = (path: string, body: unknown, token = '') =>
  post(path, Buffer.from(JSON.stringify(body)), 'application/json', token)
const manyFields = Buffer.from(`a=1&${'a&'.repeat(130_500)}`)
const names = Object.fromEntries(Array.from({ length: 19_900 }, (_, at) => [`k${at}`, 'x']))

/** A PDF of 2.6 kB whose page tree doubles thirty times. */
function doublingPdf(): Buffer {
  const steps = Array.from({ length: 30 }, (_, at) => `<</Type/Pages/Count 1/Kids[${at + 3} 0 R ${at + 3} 0 R]>>`)
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', ...steps, '<</Type/Page/MediaBox[0 0 9 9]>>']
  const body = objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.5\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n0\n%%EOF\n`)
}

/** A picture of so many rows of 6,000 pixels, of nothing. */
function emptyPng(rows: number, bits: number): Buffer {
  const chunk = (name: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(6000)
  head.writeUInt32BE(rows, 4)
  head.set([bits, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(((6000 * 3 * bits) / 8 + 1) * rows), { level: 1 })
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A workbook of 83 kB whose shared texts unpack to 34 MB. */
function growingWorkbook(): Buffer {
  const xml = (text: string) => new TextEncoder().encode(text)
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': xml(`<workbook ${main}><sheets><sheet name="A" sheetId="1"/></sheets></workbook>`),
      'xl/sharedStrings.xml': xml(`<sst ${main}>${'<si><t>x</t></si>'.repeat(2_000_000)}</sst>`),
    }),
  )
}

const built = new Map<string, Buffer>()
const once = (name: string, build: () => Buffer): Buffer => {
  const found = built.get(name) ?? build()
  built.set(name, found)
  return found
}
const proof = (file: () => Buffer) => (attacker: Attacker) =>
  post('/api/my/studies/proofs?name=a', once(file.name, file), bytes, attacker.tokens['student'])

const within = (element: string) => `${element.repeat(740)}${'</b>'.repeat(740)}`
const spaces = Array.from({ length: 16 }, (_, at) => `xmlns:n${at}="urn:${at}"`).join(' ')
const attributes = Array.from({ length: 22_000 }, (_, at) => `a${at}=""`).join(' ')
/** The largest answer that is let in: six hundred groups, each with its namespaces. */
const groups = '<b xmlns:xs="urn:a" xmlns:xsi="urn:b" xsi:type="xs:string">x</b>'.repeat(600)

const saml = (content: string) =>
  flood(2, async ({ url, prepared }) => {
    // Anybody may begin an attempt, and answer it.
    const started = await fetch(`${url}/api/session/sso`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: prepared['samlPerson'] }),
    })
    const attempt = /keywerk_sso_([\w-]{36})=/.exec(started.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const xml = `<Response InResponseTo="_${attempt}">${content}</Response>`
    const body = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') }).toString()
    return post('/api/session/sso/flooded/saml', Buffer.from(body), form)
  })

/** What one sender can do within the limits as installed; each was too expensive once. */
export const floodKinds: Record<string, AttackKind> = {
  'no flood': many(1, () => pause(50)),
  'forms of 130,500 fields below /v0': flood(5, () => post('/v0/authorization/forgotpassword', manyFields, form)),
  'forms of 130,500 fields as a shop': flood(6, () => post('/shop/notifications/2checkout', manyFields, form)),
  'SAML of nested namespaces': saml(within(`<b ${spaces}>`)),
  'SAML of 22,000 attributes': saml(`<b ${attributes}/>`),
  'SAML of 600 groups': saml(groups),
  'JSON of 19,900 names as a view': flood(20, ({ tokens }) =>
    json('/api/list-views', { list: 'listCompanies', name: 'a', hidden: [], query: names }, tokens['student']),
  ),
  'JSON of 19,900 names as an export': flood(20, ({ tokens }) =>
    json('/api/exports', { list: 'listCompanies', format: 'csv', params: names }, tokens['student']),
  ),
  'JSON of 19,900 names below /v0': flood(20, () => json('/v0/authorization', names)),
  'proofs whose pages double': flood(1, proof(doublingPdf)),
  'proofs of 60 million pixels at 16 bits': flood(
    1,
    proof(function deepPng() {
      return emptyPng(10_000, 16)
    }),
  ),
  'proofs of 60 million pixels': flood(
    1,
    proof(function widePng() {
      return emptyPng(10_000, 8)
    }),
  ),
  'workbooks that unpack 410-fold': flood(2, ({ tokens }) =>
    post('/api/imports?kind=companies&fileName=a.xlsx', once('workbook', growingWorkbook), bytes, tokens['licenser']),
  ),
  'the whole of one’s data': flood(20, ({ tokens }) => get('/api/profile/data', tokens['customer']!)),
  'licence passports': flood(20, ({ tokens, prepared }) =>
    get(`/api/holdings/${prepared['holding']}/passport.pdf`, tokens['customer']!),
  ),
  'exports as workbooks': flood(20, ({ tokens, prepared }) =>
    json(
      '/api/exports',
      { list: 'listCompanyContacts', params: { id: prepared['company'] }, format: 'xlsx' },
      tokens['customer'],
    ),
  ),
}

/** Sets up what the floods are aimed at: a company with SAML, and a holding of the customer's. */
export async function prepareFloods(url: string): Promise<Record<string, string>> {
  const authorization = await signInAt(url, 'administrator')
  const call = async (method: string, path: string, body?: unknown, as = authorization) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: as, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (answer.status === 204 ? {} : await answer.json()) as { id: string; items: { id: string }[] }
  }
  await call('POST', '/session/confirmation', { password: demoPassword })
  const provider = await startSamlProvider({ entityId: url, assertionAddress: url })
  const { id: providerId } = await call('POST', '/sso-providers', {
    identifier: 'flooded',
    displayName: 'Firmenkonto',
    description: '',
    protocol: 'saml',
    issuer: '',
  })
  const { items } = await call('GET', '/companies?search=10147')
  await call('PUT', `/companies/${items[0]!.id}/sso`, {
    providerId,
    tenantId: '',
    clientId: '',
    clientSecret: null,
    entryPoint: `${provider.url}/login`,
    certificate: provider.certificate,
    domains: ['flooded.example'],
    enabled: true,
  })
  await provider.close()
  // The customer's own.
  const own = (await call('GET', '/companies?search=10023')).items[0]!.id
  const { items: holdings } = await call('GET', `/companies/${own}/products`)
  return { samlPerson: 'ada@flooded.example', company: own, holding: holdings[0]!.id }
}
