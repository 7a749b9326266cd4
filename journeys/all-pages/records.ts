import { expect } from '@playwright/test'
import { demoPassword } from '../../demo/accounts.ts'
import { otherRequest } from '../../server/testing/licence-requests.ts'
import { companyInput } from '../../server/testing/samples.ts'
import { selfSigned } from '../../server/testing/saml-provider.ts'
import { companySso } from '../../server/testing/sso.ts'
import { portalUrl } from '../actors.ts'

// Records the walk over every page needs, made through the API.

interface Answer {
  items: {
    id: string
    code?: string
    customerNumber?: string
    licences?: number
    configuration?: { id: string } | null
    product?: { id: string; version: number }
  }[]
}

export interface Records {
  /** An administrator's. */
  token: string
  read: (path: string) => Promise<Response>
  items: (path: string) => Promise<Answer['items']>
  /** The demo customer's company, a product of it with licences, and the first of its host IDs. */
  company: Answer['items'][number]
  product: Answer['items'][number]
  host: Answer['items'][number]
}

/** The records of the demo data that most of the pages are about, and the way to further ones. */
export async function openRecords(): Promise<Records> {
  const token = await administratorToken()
  const read = async (path: string) => {
    const answer = await fetch(`${portalUrl()}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(200)
    return answer
  }
  const items = async (path: string) => ((await (await read(path)).json()) as Answer).items
  const company = (await items('/companies?search=10023'))[0]!
  const product = (await items(`/companies/${company.id}/products`)).find(({ licences }) => (licences ?? 0) > 0)!
  const host = (await items(`/holdings/${product.id}/hosts`))[0]!
  return { token, read, items, company, product, host }
}

async function administratorToken(): Promise<string> {
  const answer = await fetch(`${portalUrl()}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'administrator@wellenwerk.example', password: demoPassword }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

/** A checked table of two companies. */
export async function importOf(token: string): Promise<string> {
  const table = 'Kundennummer;Name;Ort;Straße\n10023;Müller;Lübeck;\n63001;Neu GmbH;;Weg\n'
  const upload = await fetch(`${portalUrl()}/api/imports?kind=companies&fileName=firmen.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: table,
  })
  const { id, mapping } = (await upload.json()) as { id: string; mapping: string[] }
  await fetch(`${portalUrl()}/api/imports/${id}/mapping`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mapping }),
  })
  return id
}

/** A request about a product: the one that is open, or a new one. */
export async function requestOf(token: string, holding: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ kind: 'renewal', message: 'Bitte um weitere zwölf Monate.' })
  await fetch(`${portalUrl()}/api/holdings/${holding}/licence-requests`, {
    method: 'POST',
    headers,
    body,
  })
  const answer = await fetch(`${portalUrl()}/api/licence-requests`, { headers })
  return ((await answer.json()) as Answer).items[0]!.id
}

/** A product of a company of its own whose modules have no end, asked for or not. */
export async function endlessOf(token: string, number: number, ask?: object): Promise<string> {
  const post = async (path: string, input: object) => {
    const answer = await fetch(`${portalUrl()}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    return ((await answer.json()) as { id: string }).id
  }
  const company = await post('/companies', companyInput(number, 'Endlos Getriebetechnik GmbH & Co. KG'))
  const headers = { authorization: `Bearer ${token}` }
  const products = await fetch(`${portalUrl()}/api/catalogue?search=WW-NW-20`, { headers })
  const productId = ((await products.json()) as Answer).items.find(({ code }) => code === 'WW-NW-20')!.id
  return post(`/companies/${company}/products`, { productId, ...(ask && { ask }) })
}

/** A campaign whose dry run is done or soon will be. */
export async function campaignOf(token: string): Promise<string> {
  const change = { kind: 'extendEnd', months: 12, hosts: true }
  const answer = await fetch(`${portalUrl()}/api/campaigns`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Verlängerung', filter: { version: 20 }, change, issue: true }),
  })
  return ((await answer.json()) as { id: string }).id
}

/** A move that waits for a second person: its machine's name is no good. */
export async function moveOf(token: string, holding: string, host: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const content = otherRequest({ machines: [{ name: 'localhost', mac: '0242AC110002' }] })
  const policy = { moves: 0, months: 12, bridgeDays: 7, coolingDays: 0, automatic: true }
  const owned = await fetch(`${portalUrl()}/api/holdings/${holding}`, { headers })
  const { product } = (await owned.json()) as { product: { id: string } }
  const put = (path: string, method: string, body: object) =>
    fetch(`${portalUrl()}/api${path}`, { method, headers, body: JSON.stringify(body) })
  await put(`/products/${product.id}/move-policy`, 'PUT', policy)
  await put(`/hosts/${host}/moves`, 'POST', { file: { name: 'neu.id', content } })
  const answer = await fetch(`${portalUrl()}/api/holdings/${holding}/moves`, { headers })
  return ((await answer.json()) as Answer).items[0]!.id
}

/** A run that signs one licence again: of a key between the one that signed all others and the one that signs now. */
export async function resigningOf(token: string, host: string): Promise<string> {
  const post = async (path: string, input: object) => {
    const answer = await fetch(`${portalUrl()}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    return (answer.status === 204 ? {} : await answer.json()) as { id: string }
  }
  await post('/session/confirmation', { password: demoPassword })
  const key = await post('/signing-keys', {})
  await post(`/hosts/${host}/licences`, {})
  await post('/signing-keys', {})
  return (await post(`/signing-keys/${key.id}/resignings`, { mail: false })).id
}

/** A company that is set up with a SAML provider and two certificates, and not switched on; its id. */
export async function signOnOf(token: string): Promise<string> {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${portalUrl()}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.ok, path).toBe(true)
    return (answer.status === 204 ? {} : await answer.json()) as { id: string; items: { id: string }[] }
  }
  await call('POST', '/session/confirmation', { password: demoPassword })
  const { items } = await call('GET', '/companies?search=10311')
  const provider = { identifier: 'rundgang', displayName: 'Rundgang', description: '', protocol: 'saml', issuer: '' }
  const { id: providerId } = await call('POST', '/sso-providers', provider)
  const made = [await selfSigned(-3, 'RSA', 'alt'), await selfSigned(20, 'EC', 'neu')]
  await call('PUT', `/companies/${items[0]!.id}/sso`, {
    ...companySso,
    providerId,
    entryPoint: 'https://idp.example/sso',
    certificate: made.map(({ certificate }) => certificate).join(''),
    domains: ['rundgang.example'],
  })
  return items[0]!.id
}
