import { z } from 'zod'
import { operation } from './operation.ts'
import { day, id, instant, listQuery, pageOf } from './shapes.ts'

/** One entry of the issuance ledger. Hashes are SHA-256 in base64url. */
export const ledgerRow = z.object({
  position: z.number().int(),
  kind: z.string(),
  serial: z.number().int(),
  /** Of the file's signed part. */
  file: z.string(),
  previous: z.string(),
  hash: z.string(),
  keyId: z.string(),
  issuedAt: instant,
  issuedBy: z.string(),
  issuedById: id.nullable(),
})
export type LedgerRow = z.infer<typeof ledgerRow>

/** Where the ledger ended on a day, signed with a licence key over the text licence/FORMAT.md describes. */
export const ledgerHead = z.object({
  position: z.number().int(),
  hash: z.string(),
  day,
  keyId: z.string(),
  signature: z.string(),
})
export type LedgerHead = z.infer<typeof ledgerHead>

export const listLedger = operation({
  name: 'listLedger',
  method: 'GET',
  path: '/ledger',
  access: 'ledger.read',
  summary:
    'The issuance ledger, newest first; the search finds serials by their first digits, and whoever issued by part of the e-mail address.',
  query: listQuery(['position'], { sort: '-position', pageSize: 25 }),
  output: pageOf(ledgerRow),
})

export const readLedgerState = operation({
  name: 'readLedgerState',
  method: 'GET',
  path: '/ledger/state',
  access: 'ledger.read',
  summary: 'Where the ledger ends, and up to where a signed head covers it.',
  output: z.object({ position: z.number().int(), hash: z.string(), head: ledgerHead.nullable() }),
})

export const checkLedger = operation({
  name: 'checkLedger',
  method: 'GET',
  path: '/ledger/check',
  access: 'ledger.read',
  summary:
    'Compute every hash again, and every head’s signature. `brokenAt` is the first entry that does not fit the one before it, `wrongHead` the first day whose head does not fit.',
  output: z.object({
    entries: z.number().int(),
    brokenAt: z.number().int().nullable(),
    heads: z.number().int(),
    wrongHead: day.nullable(),
  }),
})

export const listLedgerHeads = operation({
  name: 'listLedgerHeads',
  method: 'GET',
  path: '/ledger/heads',
  access: 'ledger.read',
  summary: 'The signed heads of the ledger, the latest first.',
  query: listQuery(['day'], { sort: '-day', pageSize: 10 }).extend({ search: z.literal('').default('') }),
  output: pageOf(ledgerHead),
})

export const readLedgerHead = operation({
  name: 'readLedgerHead',
  method: 'GET',
  path: '/ledger/head',
  access: 'public',
  summary: 'The latest signed head of the issuance ledger. Whoever keeps it can tell later whether the ledger was cut.',
  output: ledgerHead,
  errors: ['ledger.noHead'],
})

export const exportLedger = operation({
  name: 'exportLedger',
  method: 'GET',
  path: '/ledger/file',
  access: 'ledger.read',
  summary: 'The whole ledger with its signed heads as JSON Lines, for `keywerk-licence audit`.',
  answersFile: true,
})

export const ledgerOperations = [
  listLedger,
  readLedgerState,
  checkLedger,
  listLedgerHeads,
  readLedgerHead,
  exportLedger,
]
