import { changeHost, createHost, readHost, toggleHost } from '#contract/hosts.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { readHostBody, readHostFlag } from '../../entities/host-fields.ts'
import { writtenHost } from '../../entities/host.ts'
import { requiredId, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

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

const holdingParam = (body: CallInput['body']) => ({ id: requiredId(body, 'CompanyHasProductID') })

export const hostChangeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/createconfigurationlicence',
    purpose:
      'Create a host file; answers its id. Exactly one way of binding is on: 0, 1 or true is on, -1 or false off.',
    operations: [createHost, toggleHost],
    example: { body: example },
    answer: async (ask, { body }) =>
      ask.together(async (step) => {
        const { id } = await step(createHost, { params: holdingParam(body), body: readHostBody(body) })
        if (readHostFlag(body, 'Disable')) await step(toggleHost, { params: { id }, body: { disabled: true } })
        return writtenId(id)
      }),
  },
  {
    method: 'POST',
    path: '/updateconfigurationlicence',
    purpose: 'Change a host file; fields left out stay.',
    operations: [changeHost, readHost, toggleHost],
    example: { body: { ...example, ID: someId } },
    // The portal saves a host ID whole, on the state it was read in.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      const before = await ask(readHost, { params })
      const disabled = readHostFlag(body, 'Disable') ?? before.disabled
      const changed = { ...readHostBody(body, before), modifiedAt: before.modifiedAt }
      return ask.together(async (step) => {
        const host = await step(changeHost, { params, body: changed })
        return writtenHost(disabled === before.disabled ? host : await step(toggleHost, { params, body: { disabled } }))
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
    output: ({ disabled }) => ({ Disable: disabled }),
  }),
]
