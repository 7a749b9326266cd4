import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { checkRun, day, id, instant } from './shapes.ts'

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

const ledgerColumns = columnsOf(ledgerRow)({
  position: { text: 'ledger.position', sort: true, code: true, align: 'right' },
  serial: { text: 'ledger.serial', code: true, value: ({ serial }) => String(serial) },
  kind: { text: 'ledger.kind', value: ({ kind }) => ({ text: `ledger.kind.${kind}`, or: kind }) },
  issuedAt: { text: 'ledger.issuedAt', code: true, value: ({ issuedAt }) => ({ instant: issuedAt }) },
  issuedBy: { text: 'ledger.issuedBy' },
  keyId: { text: 'ledger.key', holds: 'aside', spare: true },
  file: { text: 'ledger.file', only: 'file' },
  hash: { text: 'ledger.hash', holds: 'aside' },
})

export const listLedger = listOperation({
  name: 'listLedger',
  path: '/ledger',
  access: 'ledger.read',
  summary:
    'The issuance ledger, newest first; the search finds serials by their first digits, and parts of the e-mail address of whoever issued.',
  title: 'ledger.title',
  key: 'position',
  sort: '-position',
  columns: ledgerColumns,
})

export const readLedgerState = operation({
  name: 'readLedgerState',
  method: 'GET',
  path: '/ledger/state',
  access: 'ledger.read',
  summary: 'Where the ledger ends, and up to where a signed head covers it.',
  output: z.object({ position: z.number().int(), hash: z.string(), head: ledgerHead.nullable() }),
})

const serials = z.array(z.number().int())

/** What a check of the whole ledger found; nothing is wrong when both places are null and the lists are empty. */
export const ledgerCheck = z.object({
  entries: z.number().int(),
  /** The first entry that does not fit. */
  brokenAt: z.number().int().nullable(),
  heads: z.number().int(),
  /** The first day whose head is forged, contradicts the ledger or reaches beyond its end. */
  wrongHead: day.nullable(),
  /** The first day whose head is by a key that is not published. */
  unknownHead: day.nullable(),
  /** Up to where a head vouches for the entries. */
  signedTo: z.number().int(),
  /** Every fault, the first hundred, by the code of `keywerk-licence audit`. */
  reasons: z.array(z.object({ code: z.string(), detail: z.record(z.string(), z.union([z.string(), z.number()])) })),
  /** Serials, the first twenty: files that are not what was entered; entered, but gone; there, but not entered. */
  licences: z.object({ changed: serials, missing: serials, outside: serials }),
})
export type LedgerCheck = z.infer<typeof ledgerCheck>

export const checkLedger = operation({
  name: 'checkLedger',
  method: 'GET',
  path: '/ledger/check',
  weight: 60,
  access: 'ledger.read',
  summary:
    'Compute every hash again, every head’s signature, and the hash of every licence. `brokenAt` is the first entry that does not fit the one before it, `wrongHead` the first day whose head does not fit.',
  output: ledgerCheck,
  errors: ['licences.signerAway'],
})

/** A check of the whole ledger; it looks at each entry twice, for the chain and for the licence, half each. */
export const ledgerCheckRun = checkRun(ledgerCheck)
export type LedgerCheckRun = z.infer<typeof ledgerCheckRun>

export const startLedgerCheck = operation({
  name: 'startLedgerCheck',
  method: 'POST',
  path: '/ledger/checks',
  access: 'ledger.read',
  summary: 'Check the whole ledger as `checkLedger` does, as a job; the one that runs is answered, if one does.',
  output: ledgerCheckRun,
})

export const readLatestLedgerCheck = operation({
  name: 'readLatestLedgerCheck',
  method: 'GET',
  path: '/ledger/checks/latest',
  access: 'ledger.read',
  summary: 'How far the check of the whole ledger is that was started last, or what it found.',
  output: z.object({ check: ledgerCheckRun.nullable() }),
})

const ledgerHeadsColumns = columnsOf(ledgerHead)({
  day: { text: 'ledger.day', sort: true, code: true, value: (head) => ({ day: head.day }) },
  position: { text: 'ledger.position', code: true, align: 'right' },
  keyId: { text: 'ledger.key', holds: 'aside' },
  hash: { text: 'ledger.hash', holds: 'aside' },
  signature: { text: 'ledger.signature', only: 'file' },
})

export const listLedgerHeads = listOperation({
  name: 'listLedgerHeads',
  path: '/ledger/heads',
  access: 'ledger.read',
  summary: 'The signed heads of the ledger, the latest first.',
  title: 'ledger.heads',
  key: 'day',
  sort: '-day',
  pageSize: 10,
  search: false,
  columns: ledgerHeadsColumns,
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
  weight: 200,
  access: 'ledger.read',
  summary: 'The whole ledger with its signed heads and one of now as JSON Lines, for `keywerk-licence audit`.',
  answersFile: ['text/plain'],
})
