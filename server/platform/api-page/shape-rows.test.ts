import { expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '#contract/index.ts'
import { type Schema, sampleOf, shapeRows } from './shape-rows.ts'

const schemaOf = (shape: z.ZodType) =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Schema

test('every field is a row, the ones within others too, with what it takes', () => {
  const shape = z.strictObject({
    serial: z.string().max(15),
    end: z.iso.date().nullable().optional(),
    kind: z.enum(['a', 'b']).default('a'),
    machine: z.object({ names: z.array(z.string().max(9)).max(2) }).optional(),
  })
  expect(shapeRows(schemaOf(shape)).map(({ path, type, required }) => [path, type, required])).toEqual([
    ['serial', 'string, at most 15', true],
    ['end', 'string (date) | null', false],
    ['kind', '"a" | "b"', false],
    ['machine', 'object', false],
    ['machine.names', 'list of string, at most 9, at most 2', true],
  ])
})

test('no body of the contract is too odd to be shown', () => {
  for (const { body } of operations) {
    expect(shapeRows(schemaOf(body)).every(({ path, type }) => path !== '' && type !== '')).toBe(true)
    expect(JSON.stringify(sampleOf(schemaOf(body)))).toEqual(expect.any(String))
  }
})
