import { expect, test } from 'vitest'
import { z } from 'zod'
import { operations, shapeNames } from '#contract/index.ts'
import { webhookEvents } from '#contract/webhooks.ts'
import type { Schema } from './shape-rows.ts'
import { type OpenApiOperation, openApi } from './openapi.ts'

interface Document {
  paths: Record<string, Record<string, OpenApiOperation & { tags: string[] }>>
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>
  tags: { name: string; description: string }[]
  components: { schemas: Record<string, Schema>; responses: Record<string, { description: string; headers: object }> }
}
const write = async () =>
  (await openApi({
    operations,
    names: shapeNames,
    vendor: 'Wellenwerk',
    publicUrl: 'https://portal.example',
  })) as Document
const document = await write()
const at = (method: string, path: string) => document.paths[`/api${path}`]![method]!
const parameter = (method: string, path: string, name: string) =>
  at(method, path).parameters.find((one) => one.name === name)!.schema
const refusals = ({ responses }: OpenApiOperation) =>
  Object.values(responses).flatMap((response) => {
    const { $ref } = response as { $ref?: string }
    const { description } = $ref ? document.components.responses[$ref.split('/').at(-1)!]! : response
    return description.split(', ')
  })

test('parameters are described with every value they take', () => {
  expect(parameter('get', '/companies', 'pageSize')).toMatchObject({ enum: [5, 10, 25, 50], default: 25 })
  expect(parameter('get', '/modules', 'level')).toMatchObject({ anyOf: [{ const: 1 }, { const: 2 }, { const: 3 }] })
  expect(parameter('get', '/events/plan', 'places')).toMatchObject({ type: 'integer', minimum: 1 })
  const { properties } = document.components.schemas['StudentDomainInput']!
  expect(new RegExp(properties!['country']!.pattern!).test('DE')).toBe(true)
})

test('what an operation demands is among its refusals', () => {
  expect(refusals(at('post', '/webhooks'))).toContain('session.confirmFirst')
  expect(refusals(at('get', '/webhooks'))).not.toContain('session.confirmFirst')
  expect(refusals(at('post', '/licensing/licences'))).toEqual(
    expect.arrayContaining(['request.keyMissing', 'request.mediaType', 'request.tooLarge', 'key.invalid']),
  )
})

test('files are described by their media types, answers with their headers', () => {
  const { content } = at('get', '/holdings/{id}/passport.pdf').responses['200']!
  expect(Object.keys(content!)).toEqual(['application/pdf'])
  const headers = (response: unknown) => Object.keys((response as { headers: object }).headers)
  expect(headers(at('get', '/ledger/file').responses['200'])).toContain('content-disposition')
  expect(headers(at('get', '/licensing/licences/{serial}').responses['200'])).toEqual(
    expect.arrayContaining(['signature', 'signature-input', 'content-digest', 'x-ratelimit-remaining']),
  )
})

test('shapes clients use have names, and every reference leads somewhere', () => {
  const { schemas } = document.components
  const expected = ['Company', 'Contact', 'Error', 'Host', 'Licence', 'Order', 'Product', 'ServiceLicence', 'Webhook']
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(expected))
  expect(at('get', '/companies/{id}').responses['200']!.content!['application/json']!.schema).toEqual({
    $ref: '#/components/schemas/Company',
  })
  const lost = new Set<string>()
  for (const [, path] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = path!.split('/').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document)
    if (found === undefined) lost.add(path!)
  }
  expect([...lost]).toEqual([])
})

test('a shape that two files of the contract name alike keeps one of the names', () => {
  expect(new Set(shapeNames.values()).size).toBe(shapeNames.size)
  expect([...shapeNames.keys()].every((shape) => shape instanceof z.ZodObject)).toBe(true)
})

test('every operation has a name, a title, a sentence and a group that is described', () => {
  const groups = new Set(document.tags.map(({ name }) => name))
  expect(document.tags.every(({ description }) => description !== '')).toBe(true)
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(all.filter(({ description, tags }) => description === '' || !groups.has(tags[0]!))).toEqual([])
})

test('every event of webhooks is described with its body', () => {
  expect(Object.keys(document.webhooks)).toEqual([...webhookEvents, 'webhook.test'])
  const body = document.webhooks['licence.issued']!.post.requestBody.content['application/json']!.schema
  expect(Object.keys(body.properties!)).toEqual(['type', 'timestamp', 'data'])
  expect(Object.keys(body.properties!['data']!.properties!)).toEqual(
    expect.arrayContaining(['serial', 'customerNumber']),
  )
})

test('what several operations refuse alike has a name, which says up to three codes', () => {
  const codes = Object.values(document.components.responses).map(({ description }) => description.split(', ').length)
  expect([Math.min(...codes), Math.max(...codes)]).toEqual([1, 3])
})
