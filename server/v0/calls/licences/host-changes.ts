import { changeHost, createHost, readHost, toggleHost } from '#contract/hosts.ts'
import { type Asked, type Call, translated } from '../../call.ts'
import { readHostBody } from '../../entities/host-fields.ts'
import { writtenHost } from '../../entities/host.ts'
import { readBoolean, requiredId, writtenId } from '../../spelling.ts'
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

const holdingParam = (body: Asked['body']) => ({ id: requiredId(body, 'CompanyHasProductID') })

export const hostChangeCalls: readonly Call[] = [
  translated({
    method: 'POST',
    path: '/createconfigurationlicence',
    purpose: 'Create a host file; answers its id. Exactly one way of binding is on, else it is unbound.',
    operation: createHost,
    example: { body: example },
    input: ({ body }) => ({ params: holdingParam(body), body: readHostBody(body) }),
    output: ({ id }) => writtenId(id),
  }),
  {
    method: 'POST',
    path: '/updateconfigurationlicence',
    purpose: 'Change a host file; fields left out stay.',
    operations: [changeHost, readHost],
    example: { body: { ...example, ID: someId } },
    // The portal saves a host ID whole, on the state it was read in.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      const before = await ask(readHost, { params })
      return writtenHost(
        await ask(changeHost, { params, body: { ...readHostBody(body, before), modifiedAt: before.modifiedAt } }),
      )
    },
  },
  translated({
    method: 'POST',
    path: '/disableconfigurationlicence',
    purpose: 'Switch a host file off or on.',
    operation: toggleHost,
    example: { body: { ID: someId, Disable: true } },
    input: ({ body }) => ({
      params: { id: requiredId(body, 'ID') },
      body: { disabled: readBoolean(body['disable']) },
    }),
    output: ({ disabled }) => ({ Disable: disabled }),
  }),
]
