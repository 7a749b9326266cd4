import { type DataFile, readDataFile } from '#contract/downloads.ts'
import { fetchLicence } from '#contract/passports.ts'
import { readModulePicture, readProductPicture } from '#contract/products.ts'
import { type Ask, type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { readBoolean, requiredId } from '../../spelling.ts'

export const dataFileCalls: readonly Call[] = [
  operationCall({
    shown: true,
    method: 'GET',
    path: '/datafile',
    purpose: 'Name, type and title of a file.',
    operation: readDataFile,
    ...namedBy('id'),
    output: ({ id, fileName, mediaType, title }) => ({
      DataFileID: writtenId(id),
      Name: fileName,
      Filetype: mediaType,
      Title: title,
    }),
  }),
  {
    shown: true,
    method: 'GET',
    path: '/downloadfile',
    purpose: 'A file. A licence counts as fetched, with isDownloadCounted false only once updatedownload says so.',
    operations: [readDataFile, readProductPicture, readModulePicture, fetchLicence],
    answers: 'file',
    words: { 'licences.licNotFound': 'licNotFound' },
    example: { query: { id: someId, isDownloadCounted: 'true' } },
    answer: async (ask, { query }) => {
      const file = await ask(readDataFile, { params: { id: requiredId(query, 'id') } })
      return fileIn(ask, file, readBoolean(query['isdownloadcounted'], 'isDownloadCounted') ?? true)
    },
  },
]

function fileIn(ask: Ask, { id, belongsTo, language }: DataFile, counted: boolean): Promise<unknown> {
  const params = { id: belongsTo.id }
  if (belongsTo.kind === 'product') return ask(readProductPicture, { params, query: { language: language ?? 'de' } })
  if (belongsTo.kind === 'module') return ask(readModulePicture, { params })
  return ask(fetchLicence, { params, body: { fileId: id, counted } })
}
