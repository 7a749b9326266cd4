import { type DataFile, listDownloads, readDataFile } from '#contract/downloads.ts'
import { noteDownload } from '#contract/passports.ts'
import { type Ask, type Call, type CallInput, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { readNumber, refuse, requiredId, writtenId, writtenInstant } from '../../spelling.ts'
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
  {
    shown: true,
    method: 'POST',
    path: '/createdownload',
    purpose:
      'How often a file was fetched; with the DownloadCount that follows it counts once more, as after downloadfile uncounted. Any other count is refused.',
    operations: [readDataFile, noteDownload],
    example: { body: { DataFileID: someId, DownloadCount: 0 } },
    answer: async (ask, { body }) => counted(ask, requiredId(body, 'DataFileID'), body, false),
  },
  {
    shown: true,
    method: 'POST',
    path: '/updatedownload',
    purpose: 'Counts a file once more, as after downloadfile uncounted; pictures are not counted.',
    operations: [readDataFile, noteDownload],
    example: { query: { id: someId } },
    answer: async (ask, { query, body }) => counted(ask, requiredId(query, 'id'), body, true),
  },
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

/** Counts a licence file once more where that is said by the count that follows, or by the call itself. */
async function counted(ask: Ask, id: string, body: CallInput['body'], once: boolean) {
  const params = { id }
  const file = await ask(readDataFile, { params })
  const wanted = readNumber(body['downloadcount'], 'DownloadCount') ?? (once ? file.downloads + 1 : file.downloads)
  if (wanted !== file.downloads && wanted !== file.downloads + 1) refuse('DownloadCount', 'fixed')
  if (wanted === file.downloads) return writtenDownload(file)
  const { kind, id: holding } = file.belongsTo
  if (kind === 'product' || kind === 'module') return writtenDownload(file)
  await ask(noteDownload, { params: { id: holding }, body: { fileId: id } })
  return writtenDownload(await ask(readDataFile, { params }))
}
