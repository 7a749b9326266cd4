import { type DataFile, listDownloads, readDataFile } from '#contract/downloads.ts'
import { type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'

export const downloadCountCalls: readonly Call[] = [
  operationCall({
    shown: true,
    method: 'GET',
    path: '/download',
    purpose: 'How often a file was fetched, and when last.',
    operation: readDataFile,
    ...namedBy('id'),
    output: writtenDownload,
  }),
  operationCall({
    shown: true,
    method: 'POST',
    path: '/createdownload',
    purpose: 'The portal counts by itself: answers how often a file was fetched, DownloadCount decides nothing.',
    operation: readDataFile,
    example: { body: { DataFileID: someId, DownloadCount: 0 } },
    input: ({ body }) => ({ params: { id: requiredId(body, 'DataFileID') } }),
    output: writtenDownload,
  }),
  operationCall({
    shown: true,
    method: 'POST',
    path: '/updatedownload',
    purpose: 'The portal counts by itself: answers how often a file was fetched, what is sent decides nothing.',
    operation: readDataFile,
    ...namedBy('id'),
    output: writtenDownload,
  }),
  {
    method: 'GET',
    path: '/downloadcounts',
    purpose: 'Licence files that were fetched, and how often.',
    operations: [listDownloads],
    example: {},
    answer: async (ask) => ask.rows(listDownloads, {}, writtenDownload),
  },
]

function writtenDownload({ id, downloads, lastDownloadAt }: Pick<DataFile, 'id' | 'downloads' | 'lastDownloadAt'>) {
  return { DataFileID: writtenId(id), DownloadCount: downloads, LastDownloadDate: writtenInstant(lastDownloadAt) }
}
