import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { holder } from './holdings.ts'
import { id, instant, language, listOf } from './shapes.ts'

/** What a file belongs to: the picture of a product or module, or the licence of an assigned product. */
export const fileOwnerKind = z.enum(['product', 'module', 'companyHolding', 'contactHolding'])

/** A stored file, and what it belongs to. A file of two languages is there once for each. */
export const dataFile = z.object({
  id,
  belongsTo: z.object({ kind: fileOwnerKind, id }),
  fileName: z.string(),
  mediaType: z.string(),
  /** What it belongs to, in German. */
  title: z.string(),
  /** Null: for every language. */
  language: language.nullable(),
  /** How often it was fetched; pictures are shown, not fetched. */
  downloads: z.number().int(),
  lastDownloadAt: instant.nullable(),
})
export type DataFile = z.infer<typeof dataFile>

export const listFileReferences = operation({
  name: 'listFileReferences',
  method: 'GET',
  path: '/file-references/{id}',
  access: 'signedIn',
  summary: 'The files of a product, a module or a product somebody has, newest first.',
  output: listOf(dataFile),
  errors: ['downloads.none'],
})

export const readDataFile = operation({
  name: 'readDataFile',
  method: 'GET',
  path: '/data-files/{id}',
  access: 'signedIn',
  summary: 'What a file is, what it belongs to, and how often it was fetched.',
  output: dataFile,
  errors: ['downloads.notFound'],
})

/** A licence file that was fetched. */
export const download = z.object({
  /** The file's id. */
  id,
  fileName: z.string(),
  holdingId: id,
  holder,
  productDe: z.string(),
  productEn: z.string(),
  version: z.number().int(),
  downloads: z.number().int(),
  lastDownloadAt: instant,
})
export type Download = z.infer<typeof download>

const columns = columnsOf(download)({
  fileName: { text: 'downloads.fileName', sort: true, code: true },
  holder: { text: 'downloads.holder', holds: 'name', sort: true, value: ({ holder }) => holder.name },
  product: {
    text: 'downloads.product',
    holds: 'product',
    sort: true,
    value: ({ productDe, productEn, version }) =>
      ({ parts: [{ de: productDe, en: productEn }, String(version)], between: ' ' }) as const,
  },
  downloads: { text: 'downloads.count', sort: true, align: 'right' },
  lastDownload: {
    text: 'downloads.last',
    sort: true,
    code: true,
    value: ({ lastDownloadAt }) => ({ instant: lastDownloadAt }),
  },
})

export const listDownloads = listOperation({
  name: 'listDownloads',
  path: '/downloads',
  access: 'hosts.list',
  summary: 'Licence files that were fetched, how often and when last; of those who have products whoever asks may see.',
  title: 'downloads.list',
  sort: '-lastDownload',
  columns,
  filters: { whose: z.enum(['all', 'companies', 'people']).default('all') },
})
