import { z } from 'zod'
import { isEntry, isHash, type LedgerEntry, maximumPosition } from '#licence/ledger.ts'
import type { LedgerEnd, LedgerPortion } from '#platform/keys/memory/ledger-memory.ts'

/** A request as the protocol knows it; `malformed` is none. */
export type SignerRequest = { id: number; keyId?: string } & (
  | { does: 'keys' | 'make' | 'malformed' }
  | { does: 'sign'; keyId: string; bytes: Buffer; entry: unknown }
  | { does: 'confirm' | 'compare'; end: LedgerEnd }
  | { does: 'enter'; entries: LedgerEntry[] }
  | { does: 'learn'; portion: LedgerPortion }
)

const mostEntries = 1000
const whole = z.int().min(0).max(maximumPosition)
const endShape = z.strictObject({ position: whole, hash: z.string().refine(isHash) })
const entryShape = z
  .strictObject({
    position: whole,
    previous: z.string(),
    kind: z.string(),
    serial: z.string(),
    file: z.string(),
    keyId: z.string(),
    issued: z.string(),
    by: z.string().nullable(),
  })
  .refine(isEntry)
const entriesShape = z.array(entryShape).max(mostEntries)
const placeShape = z.strictObject({
  kind: z.string().regex(/^[a-z][a-z-]{0,19}$/),
  by: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .nullable(),
})
const requests = z.discriminatedUnion('do', [
  z.object({ do: z.literal('keys') }),
  z.object({ do: z.literal('make') }),
  z.object({ do: z.literal('sign'), keyId: z.string(), bytes: z.string(), entry: z.unknown().optional() }),
  z.object({ do: z.literal('confirm'), end: endShape }),
  z.object({ do: z.literal('compare'), end: endShape }),
  z.object({ do: z.literal('enter'), entries: entriesShape }),
  z.object({ do: z.literal('learn'), first: z.boolean(), entries: entriesShape, end: endShape.nullable() }),
])

/** What a ledger entry says that its licence does not: null for anything else. */
export const readPlace = (value: unknown): Pick<LedgerEntry, 'kind' | 'by'> | null =>
  placeShape.safeParse(value).data ?? null

/** Reads a line of a connection; never throws. */
export function readRequest(line: string): SignerRequest {
  const value = parse(line)
  const id = Number.isSafeInteger(value['id']) ? Number(value['id']) : 0
  const asked = requests.safeParse(value).data
  switch (asked?.do) {
    case undefined:
      return { id, does: 'malformed' }
    case 'keys':
    case 'make':
      return { id, does: asked.do }
    case 'sign':
      return { id, does: 'sign', keyId: asked.keyId, bytes: Buffer.from(asked.bytes, 'base64'), entry: asked.entry }
    case 'confirm':
    case 'compare':
      return { id, does: asked.do, end: asked.end }
    case 'enter':
      return { id, does: 'enter', entries: asked.entries }
    case 'learn':
      return { id, does: 'learn', portion: { first: asked.first, entries: asked.entries, end: asked.end } }
  }
}

function parse(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
