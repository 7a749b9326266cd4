import { listHostLicences, sendLicence } from '#contract/licences.ts'
import type { Call } from '../../call.ts'
import { readLanguage, readText, requiredId } from '../../spelling.ts'
import { newestOf } from '../licences/newest-licence.ts'
import { mailSent, someId } from '../words.ts'

export const licenceMailCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/sendlicencemail',
    purpose: 'Mail the newest licence of a host file; the text is the portal’s, `comment` is added to it.',
    operations: [sendLicence, listHostLicences],
    words: { 'licences.licNotFound': 'licNotFound' },
    example: {
      body: { hostID: someId, receiver: 'it@mueller-antriebe.example', cc: '', comment: '', language: 'de-DE' },
    },
    answer: async (ask, { body }) => {
      const { id } = await newestOf(ask, requiredId(body, 'hostID'), null)
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
