import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { confirmSession } from '#contract/security.ts'
import { demoPassword } from '../../../demo/accounts.ts'
import { testPortal } from '../../testing/portal.ts'
import { calls } from '../calls.ts'
import { type CallOfFamily } from '../call.ts'
import { differences } from './differences.ts'
import { fieldsOf } from './fields.ts'
import { answersOf } from './recorded-answers.ts'
import { documentedFields } from './documented-fields.ts'
import { withoutEffect, withoutEffectOf } from './without-effect.ts'

const portal = testPortal({ SIGN_IN_LIMIT: '100000', CONCEAL_ACCOUNTS: '0' })
/** `RECORD_CALLS=1` writes what is found instead of comparing it. */
const recording = process.env['RECORD_CALLS'] === '1'
const file = new URL('required.json', import.meta.url)
type Fields = Record<string, unknown>

const nameOf = ({ method, path }: CallOfFamily) => `${method} ${path}`

/** Sends the example of a call, without one of its fields. */
async function send({ method, path, example }: CallOfFamily, without?: { part: 'query' | 'body'; name: string }) {
  const part = (name: 'query' | 'body') => {
    const fields = { ...(example[name] as Fields | undefined) }
    if (without?.part === name) delete fields[without.name]
    return fields
  }
  const answer = await portal.app.inject({
    method,
    url: `/v0${path}?${new URLSearchParams(part('query') as Record<string, string>).toString()}`,
    headers: { authorization: `Bearer ${await portal.tokenOf('administrator')}` },
    ...(method === 'POST' && { payload: part('body') }),
  })
  return { status: answer.statusCode, text: answer.body }
}

async function isRequired(call: CallOfFamily, whole: string, without: { part: 'query' | 'body'; name: string }) {
  const { status, text } = await send(call, without)
  const refusals = ['Das Feld fehlt', 'Eingabe ist ungültig', call.words?.['request.invalid'] ?? 'Das Feld fehlt']
  return status === 400 && text !== whole && refusals.some((one) => text.includes(one) && !whole.includes(one))
}

test('which fields a call cannot do without is what is told of it', { timeout: 120_000 }, async () => {
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
  const found: Record<string, { query: string[]; body: string[] }> = {}
  for (const call of calls) {
    if (typeof call.takes === 'object') continue
    const required = { query: [] as string[], body: [] as string[] }
    const whole = (await send(call)).text
    for (const part of ['query', 'body'] as const)
      for (const name of Object.keys((call.example[part] as Fields | undefined) ?? {}))
        if (await isRequired(call, whole, { part, name })) required[part].push(name)
    found[nameOf(call)] = required
  }
  if (recording) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  else expect(found).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})

/** Looked at where a record they belong to is there: other tests of these calls show what becomes of them. */
const deeper = new Set([
  'POST /sendlicencemail filename',
  'POST /createawsuser AwsUserTypeID',
  'POST /createawsuser AwsStacksID',
  'POST /createawsuserold Email',
  'POST /createawsuserold UserType',
  'POST /createawsuserold Stacks',
  // Found by the end of its name, which begins with the product's.
  'POST /authorization/createuser CustomerNumber',
])

test('each field the documents name is looked at, or told to be without effect', () => {
  const everywhere = new Set(withoutEffect.flatMap(({ calls: some, fields }) => (some ? [] : fields)))
  const forgotten = calls.flatMap((call) => {
    const looked = new Set(
      (
        JSON.parse(readFileSync(new URL('read-names.json', import.meta.url), 'utf8')) as Record<
          string,
          { body: string[]; query: string[] }
        >
      )[nameOf(call)]!.body.map((name) => name.toLowerCase()),
    )
    const told = new Set(withoutEffectOf(call.path).flatMap(({ fields }) => fields))
    return documentedFields(nameOf(call))
      .filter((name) => !looked.has(name.toLowerCase()) && !told.has(name) && !everywhere.has(name))
      .map((name) => `${nameOf(call)} ${name}`)
      .filter((name) => !deeper.has(name))
  })
  expect(forgotten).toEqual([])
})

test('every call that answers says with what, and what is told to differ are calls', () => {
  const named = new Set([...differences, ...withoutEffect].flatMap(({ calls: some = [] }) => [...some]))
  const paths = new Set<string>(calls.map(({ path }) => path))
  expect([...named].filter((path) => !paths.has(path))).toEqual([])
  const silent = calls.filter((call) => answersOf(nameOf(call)).example === undefined)
  expect(silent.map((call) => [nameOf(call), call.purpose.includes('Every answer is a refusal')])).toEqual([
    ['DELETE /deletemasterconfiguration', true],
  ])
})

test('every field has a type, and required are those alone that an example has', () => {
  for (const call of calls) {
    const { query, body } = fieldsOf(call)
    for (const { schema, name } of [...query, ...body]) expect(schema, `${nameOf(call)} ${name}`).toHaveProperty('type')
  }
})

test('the document and the page say what programmers ask for', async () => {
  const page = (await portal.app.inject('/api/v0')).body
  for (const said of [
    'What stays different',
    'Windows-1252',
    '480 minutes',
    'Lockout-Attempts',
    'multipart',
    'Accepted without effect',
  ])
    expect(page).toContain(said)
  const { paths, info } = (await portal.app.inject('/v0/openapi.json')).json()
  expect(info.description).toContain('base64')
  const { post } = paths['/v0/createcompany']
  const body = post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(expect.arrayContaining(['CustomerNr', 'Name', 'City']))
  expect(body.properties.Website).toEqual({ type: 'string' })
  expect(Object.keys(post.requestBody.content)).toEqual([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
  ])
  expect(post.responses['200'].content['application/json'].example).toMatchObject({ status: 200 })
  expect(paths['/v0/authorization'].post.responses['401'].description).toContain('wrong password')
  expect(paths['/v0/companies'].get.parameters.map(({ name }: { name: string }) => name)).toContain('id')
  expect(paths['/v0/authorization/getcode'].get['x-differs']).toHaveLength(1)
})
