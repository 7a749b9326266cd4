import { type DataFile, listFileReferences } from '#contract/downloads.ts'
import { fail, Failure } from '#platform/operations/failure.ts'
import type { Ask, Call } from '../../call.ts'
import { readId, requiredId, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

/** Their tables; `company_has_product` is ours, for the licences of companies. */
const tables = {
  product: 'product',
  module: 'product_level_one',
  contactHolding: 'contact_has_product',
  companyHolding: 'company_has_product',
} as const satisfies Record<DataFile['belongsTo']['kind'], string>

const reference = { DataFileID: someId, IDFromTable: someId, Tablename: 'product', Language: 'de' }

export const fileReferenceCalls: readonly Call[] = [
  {
    shown: true,
    method: 'GET',
    path: '/filereference',
    purpose: 'The files of one record or of two: of a product, a module of level one, or a product somebody has.',
    operations: [listFileReferences],
    example: { query: { idFromTable: someId, idFromTable2: someId } },
    answer: async (ask, { query }) => {
      const first = requiredId(query, 'idFromTable')
      const second = readId(query['idfromtable2'])
      const found = await filesOf(ask, first)
      return [...found, ...(second && second !== first ? await filesOf(ask, second) : [])].map(writtenReference)
    },
  },
  {
    shown: true,
    method: 'GET',
    path: '/filereferencebytable',
    purpose: 'The files of a record of a table: product, product_level_one, contact_has_product, company_has_product.',
    operations: [listFileReferences],
    example: { query: { idFromTable: someId, tableName: 'product' } },
    answer: async (ask, { query }) => {
      const found = await filesOf(ask, requiredId(query, 'idFromTable'))
      return found.map(writtenReference).filter(({ Tablename }) => Tablename === query['tablename']?.toLowerCase())
    },
  },
  {
    shown: true,
    method: 'POST',
    path: '/createfileReference',
    purpose:
      'Files are kept where they belong as they are uploaded or issued: answers the reference where it is there, else 404.',
    operations: [listFileReferences],
    example: { body: reference },
    answer: async (ask, { body }) => {
      const id = requiredId(body, 'DataFileID')
      const files = await filesOf(ask, requiredId(body, 'IDFromTable'))
      return writtenReference(files.find((file) => file.id === id) ?? fail('downloads.notFound'))
    },
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

const writtenReference = ({ id, belongsTo, language }: DataFile) => ({
  DataFileID: writtenId(id),
  IDFromTable: writtenId(belongsTo.id),
  Tablename: tables[belongsTo.kind],
  Language: language ?? '',
})
