// From a portal that was just installed to the first licence file, as a person would go through its pages:
//   node tools/outside/first-licence.mjs 'https://portal.example/setup?token=…' FILE
import { writeFileSync } from 'node:fs'

const [link, file] = process.argv.slice(2)
const { origin, searchParams } = new URL(link)
const account = { email: 'chefin@firma.example', password: 'Richtig-2026!' }
let authorization = ''

async function ask(method, path, body) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    // Behind a proxy that speaks https, as production asks.
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https', authorization },
    body: body && JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return /json/.test(answer.headers.get('content-type')) ? JSON.parse(text) : text
}

await ask('POST', '/setup', { token: searchParams.get('token'), ...account })
authorization = `Bearer ${(await ask('POST', '/session', account)).accessToken}`
const [none, title] = ['', 'Statik 1']
const product = await ask('POST', '/products', {
  code: 'ST-1',
  kind: 'network',
  version: 1,
  name: title,
  licName: 'STATIK',
  titleDe: title,
  titleEn: title,
  subtitleDe: none,
  subtitleEn: none,
  teaserDe: none,
  teaserEn: none,
  guideDe: none,
  guideEn: none,
  linkDe: none,
  linkEn: none,
  externalId: none,
  externalCode: none,
  buyLink: none,
  runtimeInDays: null,
  startsOn: null,
  endsOn: null,
  unlocked: true,
})
const module = await ask('POST', '/modules', { level: 1, name: 'Träger', licName: 'BEAM' })
let { revision } = await ask('POST', `/products/${product.id}/master`, { copyOf: null })
await ask('POST', `/products/${product.id}/master/items`, { revision, parentId: null, moduleIds: [module.id] })
const company = await ask('POST', '/companies', {
  customerNumber: '10001',
  name: 'Brückenbau AG',
  companyTypeId: '0198c0de-0000-7000-8000-000000000002',
  street: 'Hafenstraße',
  houseNumber: '7',
  zipCode: '24103',
  city: 'Kiel',
})
const holding = await ask('POST', `/companies/${company.id}/products`, {
  productId: product.id,
  count: 2,
  end: 'unlimited',
})
const nobody = { name: null, mac: null }
const host = await ask('POST', `/holdings/${holding.id}/hosts`, {
  email: 'it@kunde.example',
  version: 1,
  unlimited: true,
  startDate: '2020-01-01',
  endDate: null,
  companyNameShort: 'Brückenbau',
  firstName: none,
  lastName: none,
  comment: none,
  customerNumber: '10001',
  terminalServer: false,
  virtualServer: false,
  binding: 'mac',
  port: 28064,
  hosts: [{ name: 'SRV-01', mac: '001B44113AB7' }, nobody, nobody],
})
const licence = await ask('POST', `/hosts/${host.id}/licences`, {})
writeFileSync(file, await ask('GET', `/licences/${licence.id}/file`))
console.log(`${licence.fileName} (serial ${licence.serial}) in ${file}`)
