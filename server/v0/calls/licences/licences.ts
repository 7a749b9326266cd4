import { publishConfigurationChanges } from '#contract/configuration-drafts.ts'
import { downloadLicence, issueLicence, listHostLicences } from '#contract/licences.ts'
import type { Call } from '../../call.ts'
import { readId, requiredId, writtenId } from '../../spelling.ts'
import { publishedId } from '../../written-configurations.ts'
import { someId } from '../words.ts'
import { newestOf } from './newest-licence.ts'

export const licenceCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/licencefile',
    purpose: 'The newest licence file of a host file and, if it is named, a configuration.',
    operations: [downloadLicence, listHostLicences],
    answers: 'file',
    words: { 'licences.licNotFound': 'licNotFound', 'licences.licError': 'licError' },
    example: { query: { hostID: someId, configurationID: someId, productID: someId } },
    // The documents name what a file is made of, the portal the file itself.
    answer: async (ask, { query }) => {
      const id = requiredId(query, 'hostID')
      const licence = await newestOf(ask, id, readId(query['configurationid']))
      return ask(downloadLicence, { params: { id: licence.id } })
    },
  },
  {
    method: 'POST',
    path: '/issuelicence',
    purpose: 'Issue a licence for a host file; answers serial and file name.',
    operations: [issueLicence, publishConfigurationChanges],
    words: { 'licences.licError': 'licError' },
    example: { body: { HostID: someId, ConfigurationID: someId } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'HostID') }
      const named = readId(body['configurationid'])
      // The licence says what the program wrote, not what stood there before.
      const { id, serial, fileName } = await ask.together(async (step) => {
        // The licence says what the program wrote, not what stood there before.
        const configurationId = named && (await publishedId(step, named))
        return step(issueLicence, { params, body: configurationId ? { configurationId } : {} })
      })
      return { ID: writtenId(id), Serial: serial, Filename: fileName }
    },
  },
]
