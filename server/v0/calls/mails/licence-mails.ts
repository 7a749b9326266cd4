import { createHash } from 'node:crypto'
import { findLicences, type Licence, listHostLicences, sendLicence } from '#contract/licences.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, Call, CallInput } from '../../call.ts'
import { readId, readLanguage, readText, refuse } from '../../spelling.ts'
import { newestOf } from '../licences/newest-licence.ts'
import { mailSent } from '../words.ts'

export const licenceMailCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/sendlicencemail',
    purpose:
      'Mail a licence: the one whose bytes are in file (text or base64), else the newest of the host hostID names, else the only one called filename. The text is the portal’s, comment is added to it; version and subject decide nothing.',
    operations: [sendLicence, findLicences, listHostLicences],
    words: { 'licences.licNotFound': 'licNotFound' },
    statuses: { 'licences.licNotFound': 400 },
    example: {
      body: {
        file: 'S0VZV0VSSy1MSUNFTkNFIC4uLg==',
        filename: 'wellenwerk_20_10023.lic',
        version: 20,
        receiver: 'it@mueller-antriebe.example',
        cc: '',
        comment: '',
        language: 'de-DE',
      },
    },
    answer: async (ask, { body }) => {
      const { id } = await licenceNamed(ask, body)
      const cc = (readText(body['cc']) ?? '').split(/[;,\s]+/).filter(Boolean)
      await ask(sendLicence, {
        params: { id },
        body: {
          receiver: readText(body['receiver']),
          cc,
          comment: readText(body['comment']) ?? '',
          language: readLanguage(body['language']) ?? 'de',
        },
      })
      return mailSent
    },
  },
]

async function licenceNamed(ask: Ask, body: CallInput['body']): Promise<Pick<Licence, 'id'>> {
  const file = readText(body['file'])
  if (file) {
    for (const sha256 of digestsOf(file)) {
      const [found] = (await ask(findLicences, { query: { sha256 } })).items
      if (found) return found
    }
  }
  const hostId = readId(body['hostid'])
  if (hostId !== null) return newestOf(ask, hostId, null)
  const fileName = readText(body['filename'])?.trim()
  if (!fileName) return refuse('file', 'required')
  const { items } = await ask(findLicences, { query: { fileName } })
  const [only, another] = items
  if (another) return refuse('filename', 'ambiguous')
  return only ?? fail('licences.licNotFound')
}

const byteOrderMark = Buffer.from('\uFEFF')
const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark) ? bytes.subarray(byteOrderMark.length) : bytes

/** What the bytes of a file may be: its text in either encoding, or base64 of them; a mark before them is no part of it. */
function digestsOf(file: string): Set<string> {
  const readings = [
    Buffer.from(file),
    Buffer.from(file, 'latin1'),
    Buffer.from(file.replace(/^data:[^,]*,/, ''), 'base64'),
  ]
  return new Set(readings.map((bytes) => createHash('sha256').update(withoutMark(bytes)).digest('hex')))
}
