import { downloadLicence, issueLicence, listHostLicences } from '#contract/licences.ts'
import type { Call } from '../../call.ts'
import { readId, requiredId, writtenId } from '../../spelling.ts'
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
    operations: [issueLicence],
    words: { 'licences.licError': 'licError' },
    example: { body: { HostID: someId, ConfigurationID: someId } },
    answer: async (ask, { body }) => {
      const configurationId = readId(body['configurationid'])
      const { id, serial, fileName } = await ask(issueLicence, {
        params: { id: requiredId(body, 'HostID') },
        body: configurationId ? { configurationId } : {},
      })
      return { ID: writtenId(id), Serial: serial, Filename: fileName }
    },
  },
]
