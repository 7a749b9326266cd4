import { publishConfigurationChanges, readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import { readHolding } from '#contract/holdings.ts'
import { readHost } from '#contract/hosts.ts'
import { downloadLicence, issueLicence, listHostLicences } from '#contract/licences.ts'
import { fail } from '#platform/operations/failure.ts'
import type { AskOne, Call } from '../../call.ts'
import { readId, requiredId, writtenId } from '../../spelling.ts'
import { liveId, publishedId } from '../../written-configurations.ts'
import { someId } from '../words.ts'
import { newestOf } from './newest-licence.ts'

/** Seconds for which the same request is the same licence: older programs repeat what they got no answer to. */
const onceWithin = 60

export const licenceCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/licencefile',
    purpose: 'The newest licence file of a host file and, if they are named, a configuration and a product.',
    operations: [downloadLicence, listHostLicences, readWrittenConfiguration, readHolding],
    answers: 'file',
    words: { 'licences.licNotFound': 'licNotFound', 'licences.licError': 'licError' },
    example: { query: { hostID: someId, configurationID: someId, productID: someId } },
    // The documents name what a file is made of, the portal the file itself.
    answer: async (ask, { query }) => {
      const id = requiredId(query, 'hostID')
      const named = readId(query['configurationid'])
      const licence = await newestOf(ask, id, named && (await liveId(ask, named)))
      const productId = readId(query['productid'])
      const { product } = await ask(readHolding, { params: { id: licence.holdingId } })
      if (productId !== null && productId !== product.id) fail('licences.licNotFound')
      return ask(downloadLicence, { params: { id: licence.id } })
    },
  },
  {
    method: 'POST',
    path: '/issuelicence',
    purpose:
      'Issue a licence for a host file; answers serial and file name. The same request again within a minute answers the same licence.',
    operations: [issueLicence, publishConfigurationChanges, readHost, readHolding],
    words: { 'licences.licError': 'licError' },
    example: { body: { HostID: someId, ConfigurationID: someId } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'HostID') }
      const { id, serial, fileName } = await ask.together(async (step) => {
        // The licence says what the program wrote, not what stood there before.
        const named = readId(body['configurationid']) ?? (await currentOf(step, params.id))
        const configurationId = named && (await publishedId(step, named))
        return step(issueLicence, { params, body: { onceWithin, ...(configurationId && { configurationId }) } })
      })
      return { ID: writtenId(id), Serial: serial, Filename: fileName }
    },
  },
]

/** The configuration of the product a host belongs to; null where it has none. */
async function currentOf(ask: AskOne, hostId: string): Promise<string | null> {
  const { holdingId } = await ask(readHost, { params: { id: hostId } })
  return (await ask(readHolding, { params: { id: holdingId } })).configuration?.id ?? null
}
