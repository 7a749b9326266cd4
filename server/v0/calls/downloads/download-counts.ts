import { type DataFile, listDownloads, readDataFile } from '#contract/downloads.ts'
import { type Call, translated } from '../../call.ts'
import { idParam } from '../../id-param.ts'
import { requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { wholeList } from '../../whole-list.ts'
import { someId } from '../words.ts'

const ours = { family: 'downloads' } as const
const shown = { ...ours, shown: true } as const

export const downloadCountCalls: readonly Call[] = [
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

function writtenDownload({ id, downloads, lastDownloadAt }: Pick<DataFile, 'id' | 'downloads' | 'lastDownloadAt'>) {
  return { DataFileID: writtenId(id), DownloadCount: downloads, LastDownloadDate: writtenInstant(lastDownloadAt) }
}
