import { readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import { readHolding } from '#contract/holdings.ts'
import { changeHost, createHost, readHost, toggleHost } from '#contract/hosts.ts'
import { numberFromFlag } from '#licence/sentinels.ts'
import { type AskOne, type CallInput, type Call, operationCall } from '../../call.ts'
import { readHostBody, readHostFlag } from '../../entities/host-fields.ts'
import { type HostProduct, writtenHost } from '../../entities/host.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readId, requiredId, writtenId } from '../../spelling.ts'
import { liveId } from '../../written-configurations.ts'
import { someId } from '../words.ts'
import { requireCurrent } from './hosts.ts'

const example = {
  CompanyHasProductID: someId,
  Email: 'it@mueller-antriebe.example',
  Version: 20,
  Unlimited: false,
  StartDate: '2026-11-01T00:00:00',
  EndDate: '2027-10-31T00:00:00',
  CompanyNameShort: 'Müller & Söhne;Anna;Größl',
  IsMacAddress: true,
  Port: 28064,
  MacAddress1: '001B44113AB7',
  PcName1: 'SRV-CAD-01',
}

/** The product of a company, or that of a person. */
const holdingIn = (body: CallInput['body']): string =>
  readId(body['contacthasproductid']) ?? requiredId(body, 'CompanyHasProductID')

export const hostChangeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/createconfigurationlicence',
    purpose:
      'Create a host file; answers its id. Exactly one way of binding is on: 0, 1 or true is on, -1 or false off.',
    operations: [createHost, toggleHost, readHolding, readWrittenConfiguration],
    example: { body: example },
    answer: async (ask, { body }) =>
      ask.together(async (step) => {
        const holding = { id: holdingIn(body) }
        if (namesConfiguration(body)) await requireOfProduct(step, await step(readHolding, { params: holding }), body)
        const { id } = await step(createHost, { params: holding, body: readHostBody(body) })
        if (readHostFlag(body, 'Disable')) await step(toggleHost, { params: { id }, body: { disabled: true } })
        return writtenId(id)
      }),
  },
  {
    method: 'POST',
    path: '/updateconfigurationlicence',
    purpose:
      'Change a host file; fields left out stay. Its product stays, and ConfigurationID is the one its product has: others are refused.',
    operations: [changeHost, readHost, toggleHost, readHolding, readWrittenConfiguration],
    example: { body: { ...example, ID: someId } },
    // The portal saves a host ID whole, on the state it was read in.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      const before = await ask(readHost, { params })
      refuseChanged(body, { CompanyHasProductID: before.holdingId, ContactHasProductID: before.holdingId })
      const disabled = readHostFlag(body, 'Disable') ?? before.disabled
      const changed = { ...readHostBody(body, before), modifiedAt: before.modifiedAt }
      return ask.together(async (step) => {
        const holding = await step(readHolding, { params: { id: before.holdingId } })
        if (namesConfiguration(body)) await requireOfProduct(step, holding, body)
        const host = await step(changeHost, { params, body: changed })
        const done = disabled === before.disabled ? host : await step(toggleHost, { params, body: { disabled } })
        return writtenHost(done, holding)
      })
    },
  },
  operationCall({
    method: 'POST',
    path: '/disableconfigurationlicence',
    purpose: 'Switch a host file off or on.',
    operation: toggleHost,
    example: { body: { ID: someId, Disable: true } },
    input: ({ body }) => ({
      params: { id: requiredId(body, 'ID') },
      body: { disabled: readHostFlag(body, 'Disable') },
    }),
    output: ({ disabled }) => ({ Disable: numberFromFlag(disabled) }),
  }),
]

const namesConfiguration = (body: CallInput['body']): boolean => readId(body['configurationid']) !== null

/** A host file carries the configuration of its product: under the id of now, or one this program knows it by. */
async function requireOfProduct(ask: AskOne, holding: HostProduct, body: CallInput['body']): Promise<void> {
  requireCurrent(holding, await liveId(ask, requiredId(body, 'ConfigurationID')))
}
