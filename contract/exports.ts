import { z } from 'zod'
import { operation } from './operation.ts'
import { portalTimeZone } from './time-zone.ts'
import { language, timeZone } from './shapes.ts'

/** As many rows as a workbook may have; CSV has no limit. */
export const workbookRows = 100_000

const value = z.union([z.string().max(500), z.number(), z.boolean()])

export const exportList = operation({
  name: 'exportList',
  method: 'POST',
  path: '/exports',
  weight: 60,
  access: 'signedIn',
  summary: `A whole list as a file, as it is searched, filtered and sorted: CSV of any length, or a workbook of at most ${workbookRows} rows. Whoever may see the list may export it.`,
  body: z.strictObject({
    /** Name of the operation that answers the list. */
    list: z.string().max(100),
    params: z.record(z.string().max(50), z.string().max(200)).default({}),
    query: z.record(z.string().max(50), value).default({}),
    format: z.enum(['csv', 'xlsx']),
    language: language.default('de'),
    /** The reader's, for times. */
    timeZone: timeZone.default(portalTimeZone),
  }),
  answersFile: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  secret: true,
  errors: ['exports.listUnknown', 'exports.tooLarge', 'exports.busy', 'server.busy', 'companies.notFound'],
})
