import { deleteProductPicture } from '#contract/catalogue.ts'
import { type DataFile, listDownloads, listFileReferences, readDataFile } from '#contract/downloads.ts'
import { deleteModulePicture } from '#contract/modules.ts'
import { fetchLicence } from '#contract/passports.ts'
import { readModulePicture, readProductPicture } from '#contract/products.ts'
import { Failure, fail } from '#platform/failure.ts'
import { type Ask, type Call, translated } from '../call.ts'
import { idParam } from '../id-param.ts'
import { readId, requiredId, writtenId, writtenInstant } from '../spelling.ts'
import { wholeList } from '../whole-list.ts'
import { someId } from './words.ts'

const ours = { family: 'downloads' } as const
const shown = { ...ours, shown: true } as const

/** Their tables; `company_has_product` is ours, for the licences of companies. */
const tables = {
  product: 'product',
  module: 'product_level_one',
  contactHolding: 'contact_has_product',
  companyHolding: 'company_has_product',
} as const satisfies Record<DataFile['belongsTo']['kind'], string>

const reference = { DataFileID: someId, IDFromTable: someId, Tablename: 'product', Language: 'de' }

export const downloadCalls: readonly Call[] = [
  {
    ...shown,
    method: 'GET',
    path: '/filereference',
    purpose: 'The files of one record or of two: of a product, a module of level one, or a product somebody has.',
    operations: [listFileReferences],
    example: { query: { idFromTable: someId, idFromTable2: someId } },
    answer: async (ask, { query }) => {
      const first = requiredId(query['idfromtable'], 'idFromTable')
      const second = readId(query['idfromtable2'])
      const found = await filesOf(ask, first)
      return [...found, ...(second && second !== first ? await filesOf(ask, second) : [])].map(writtenReference)
    },
  },
  {
    ...shown,
    method: 'GET',
    path: '/filereferencebytable',
    purpose: 'The files of a record of a table: product, product_level_one, contact_has_product, company_has_product.',
    operations: [listFileReferences],
    example: { query: { idFromTable: someId, tableName: 'product' } },
    answer: async (ask, { query }) => {
      const found = await filesOf(ask, requiredId(query['idfromtable'], 'idFromTable'))
      return found.map(writtenReference).filter(({ Tablename }) => Tablename === query['tablename']?.toLowerCase())
    },
  },
  translated({
    ...shown,
    method: 'GET',
    path: '/datafile',
    purpose: 'Name, type and title of a file.',
    operation: readDataFile,
    example: { query: { id: someId } },
    input: idParam,
    output: ({ id, fileName, mediaType, title }) => ({
      DataFileID: writtenId(id),
      Name: fileName,
      Filetype: mediaType,
      Title: title,
    }),
  }),
  {
    ...shown,
    method: 'GET',
    path: '/downloadfile',
    purpose: 'A file. The portal counts licences itself each time they are fetched, isDownloadCounted decides nothing.',
    operations: [readDataFile, readProductPicture, readModulePicture, fetchLicence],
    answers: 'file',
    words: { 'licences.licNotFound': 'licNotFound' },
    example: { query: { id: someId, isDownloadCounted: 'true' } },
    answer: async (ask, asked) => fileIn(ask, await ask(readDataFile, idParam(asked))),
  },
  translated({
    ...shown,
    method: 'GET',
    path: '/download',
    purpose: 'How often a file was fetched, and when last.',
    operation: readDataFile,
    example: { query: { id: someId } },
    input: idParam,
    output: writtenDownload,
  }),
  {
    ...shown,
    method: 'POST',
    path: '/createfileReference',
    purpose:
      'Files are kept where they belong as they are uploaded or issued: answers the reference where it is there, else 404.',
    operations: [listFileReferences],
    example: { body: reference },
    answer: async (ask, { body }) => {
      const id = requiredId(body['datafileid'], 'DataFileID')
      const files = await filesOf(ask, requiredId(body['idfromtable'], 'IDFromTable'))
      return writtenReference(files.find((file) => file.id === id) ?? fail('downloads.notFound'))
    },
  },
  {
    ...shown,
    method: 'POST',
    path: '/createdownload',
    purpose: 'The portal counts by itself: answers how often a file was fetched, DownloadCount decides nothing.',
    operations: [readDataFile],
    example: { body: { DataFileID: someId, DownloadCount: 0 } },
    answer: async (ask, { body }) =>
      writtenDownload(await ask(readDataFile, { params: { id: requiredId(body['datafileid'], 'DataFileID') } })),
  },
  translated({
    ...shown,
    method: 'POST',
    path: '/updatedownload',
    purpose: 'The portal counts by itself: answers how often a file was fetched, what is sent decides nothing.',
    operation: readDataFile,
    example: { query: { id: someId } },
    input: idParam,
    output: writtenDownload,
  }),
  ...(['/deletedatafile', '/deletefilereferencebydatafileid', '/deletedownload'] as const).map(
    (path): Call => ({
      ...shown,
      method: 'DELETE',
      path,
      purpose:
        path === '/deletedownload'
          ? 'Never deletes: how often licence files were fetched stays on record.'
          : 'Remove a picture from its product or module. Licence files stay on record.',
      operations: [deleteProductPicture, deleteModulePicture, readDataFile],
      example: { query: { id: someId } },
      answer: async (ask, asked) => {
        const file = await ask(readDataFile, idParam(asked))
        if (path === '/deletedownload') fail('downloads.licenceStays')
        await removePicture(ask, file)
        return true
      },
    }),
  ),
  {
    ...ours,
    method: 'GET',
    path: '/downloadcounts',
    purpose: 'Licence files that were fetched, and how often.',
    operations: [listDownloads],
    example: {},
    answer: async (ask) => (await wholeList(ask, listDownloads)).map(writtenDownload),
  },
]

/** The files of a record; one without any is an empty list here, which is answered as the documents say. */
async function filesOf(ask: Ask, id: string): Promise<DataFile[]> {
  try {
    return (await ask(listFileReferences, { params: { id } })).items
  } catch (error) {
    if (error instanceof Failure && error.code === 'downloads.none') return []
    throw error
  }
}

function fileIn(ask: Ask, { id, belongsTo, language }: DataFile): Promise<unknown> {
  const params = { id: belongsTo.id }
  if (belongsTo.kind === 'product') return ask(readProductPicture, { params, query: { language: language ?? 'de' } })
  if (belongsTo.kind === 'module') return ask(readModulePicture, { params })
  return ask(fetchLicence, { params, body: { fileId: id } })
}

async function removePicture(ask: Ask, { belongsTo, language }: DataFile): Promise<void> {
  const params = { id: belongsTo.id }
  if (belongsTo.kind === 'product')
    await ask(deleteProductPicture, { params: { ...params, language: language ?? 'de' } })
  else if (belongsTo.kind === 'module') await ask(deleteModulePicture, { params })
  else fail('downloads.licenceStays')
}

const writtenReference = ({ id, belongsTo, language }: DataFile) => ({
  DataFileID: writtenId(id),
  IDFromTable: writtenId(belongsTo.id),
  Tablename: tables[belongsTo.kind],
  Language: language ?? '',
})

function writtenDownload({ id, downloads, lastDownloadAt }: Pick<DataFile, 'id' | 'downloads' | 'lastDownloadAt'>) {
  return { DataFileID: writtenId(id), DownloadCount: downloads, LastDownloadDate: writtenInstant(lastDownloadAt) }
}
