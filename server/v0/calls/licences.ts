import { toggleHost } from '#contract/hosts.ts'
import { downloadLicence, issueLicence, listHostLicences, type Licence, sendLicence } from '#contract/licences.ts'
import { fail } from '#platform/failure.ts'
import { type Ask, type Call, translated } from '../call.ts'
import { readBoolean, readId, readLanguage, readText, requiredId, writtenId } from '../spelling.ts'
import { mailSent, someId } from './words.ts'

export const licenceCalls: readonly Call[] = [
  {
    family: 'licences',
    method: 'GET',
    path: '/licencefile',
    purpose: 'The newest licence file of a host file and, if it is named, a configuration.',
    operations: [downloadLicence, listHostLicences],
    answers: 'file',
    words: { 'licences.licNotFound': 'licNotFound', 'licences.licError': 'licError' },
    example: { query: { hostID: someId, configurationID: someId, productID: someId } },
    // The documents name what a file is made of, the portal the file itself.
    answer: async (ask, { query }) => {
      const id = requiredId(query['hostid'], 'hostID')
      const licence = await newestOf(ask, id, readId(query['configurationid']))
      return ask(downloadLicence, { params: { id: licence.id } })
    },
  },
  {
    family: 'licences',
    method: 'POST',
    path: '/issuelicence',
    purpose: 'Issue a licence for a host file; answers serial and file name.',
    operations: [issueLicence],
    words: { 'licences.licError': 'licError' },
    example: { body: { HostID: someId, ConfigurationID: someId } },
    answer: async (ask, { body }) => {
      const configurationId = readId(body['configurationid'])
      const { id, serial, fileName } = await ask(issueLicence, {
        params: { id: requiredId(body['hostid'], 'HostID') },
        body: configurationId ? { configurationId } : {},
      })
      return { ID: writtenId(id), Serial: serial, Filename: fileName }
    },
  },
  {
    family: 'mails',
    method: 'POST',
    path: '/sendlicencemail',
    purpose: 'Mail the newest licence of a host file; the text is the portal’s, `comment` is added to it.',
    operations: [sendLicence, listHostLicences],
    words: { 'licences.licNotFound': 'licNotFound' },
    example: {
      body: { hostID: someId, receiver: 'it@mueller-antriebe.example', cc: '', comment: '', language: 'de-DE' },
    },
    answer: async (ask, { body }) => {
      const { id } = await newestOf(ask, requiredId(body['hostid'], 'hostID'), null)
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
  translated({
    family: 'licences',
    method: 'POST',
    path: '/disableconfigurationlicence',
    purpose: 'Switch a host file off or on.',
    operation: toggleHost,
    example: { body: { ID: someId, Disable: true } },
    input: ({ body }) => ({
      params: { id: requiredId(body['id'], 'ID') },
      body: { disabled: readBoolean(body['disable']) },
    }),
    output: ({ disabled }) => ({ Disable: disabled }),
  }),
]

/** The newest licence of a host, of one configuration if that is named. */
async function newestOf(ask: Ask, id: string, configurationId: string | null): Promise<Licence> {
  const { items } = await ask(listHostLicences, { params: { id } })
  const fitting = items.filter((one) => configurationId === null || one.configurationId === configurationId)
  return fitting.toSorted((one, other) => other.serial - one.serial)[0] ?? fail('licences.licNotFound')
}
