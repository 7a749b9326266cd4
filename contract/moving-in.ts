import { z } from 'zod'
import { importAccess, importKind, type ImportKind } from './import-kinds.ts'
import { importStates } from './imports.ts'
import { operation } from './operation.ts'
import { id, instant, language, listOf } from './shapes.ts'

/** The tables of an older portal, in the order in which they need each other. */
export const movingKinds = [
  'products',
  'modules',
  'masters',
  'companies',
  'contacts',
  'holdings',
  'configurations',
  'hosts',
  'licences',
] as const satisfies readonly ImportKind[]
export const movingKind = importKind.extract(movingKinds)
export type MovingKind = z.infer<typeof movingKind>

/** What has to be there before a table can be taken over. */
export const movingNeeds: Readonly<Record<MovingKind, readonly MovingKind[]>> = {
  products: [],
  modules: [],
  masters: ['products', 'modules'],
  companies: [],
  contacts: ['companies'],
  holdings: ['products', 'companies'],
  configurations: ['holdings', 'modules'],
  hosts: ['holdings'],
  licences: ['configurations', 'hosts'],
}

const count = z.number().int()
export const movingStep = z.object({
  kind: movingKind,
  /** Records that are there, and those of them that an older portal knew. */
  there: count,
  known: count,
  /** What has to be taken over before. */
  missing: z.array(movingKind),
  /** The newest table of this kind the caller uploaded. */
  last: z
    .object({
      importId: id,
      fileName: z.string(),
      state: z.enum(importStates),
      createdAt: instant,
      /** Rows that can be written and are not yet. */
      toWrite: count,
      /** Rows that do not fit, or could not be written. */
      errors: count,
    })
    .nullable(),
})
export type MovingStep = z.infer<typeof movingStep>

export const readMovingIn = operation({
  name: 'readMovingIn',
  method: 'GET',
  path: '/moving-in',
  access: importAccess,
  summary:
    'How far the move from another portal is: for each table the caller may import what is there, what has to come first, and what of the last one did not fit.',
  output: listOf(movingStep),
})

export const downloadMovingTemplate = operation({
  name: 'downloadMovingTemplate',
  method: 'GET',
  path: '/moving-in/templates/{kind}',
  access: importAccess,
  summary: 'A table with the columns of a kind and one example row.',
  params: z.strictObject({ kind: movingKind }),
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']), language: language.default('de') }),
  answersFile: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  weight: 5,
  errors: ['permission.missing', 'server.busy'],
})

export const exportMovingTables = operation({
  name: 'exportMovingTables',
  method: 'POST',
  path: '/moving-in/archives',
  access: importAccess,
  summary:
    'All tables the caller may import, with the same columns and what is there, as CSV files in one ZIP file; at most 100,000 rows each. Licences: the newest of each host ID in use.',
  body: z.strictObject({ language: language.default('de') }),
  answersFile: ['application/zip'],
  weight: 60,
  errors: ['exports.tooLarge'],
})
