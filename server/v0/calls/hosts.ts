import { changeHost, createHost, listHosts, readHost } from '#contract/hosts.ts'
import { type Asked, type Call, translated } from '../call.ts'
import { readHostBody, writtenHost } from '../host-entity.ts'
import { readId, requiredId, writtenId } from '../spelling.ts'
import { someId } from './words.ts'

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

const holdingParam = (body: Asked['body']) => ({ id: requiredId(body['companyhasproductid'], 'CompanyHasProductID') })

export const hostCalls: readonly Call[] = [
  translated({
    family: 'licences',
    method: 'GET',
    path: '/configurationlicencesbycompanyhasproduct',
    purpose: 'Host files of a product of a company.',
    operation: listHosts,
    example: { query: { companyHasProductID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyhasproductid'], 'companyHasProductID') } }),
    output: ({ items }) => items.map(writtenHost),
  }),
  translated({
    family: 'licences',
    method: 'GET',
    path: '/configurationlicence',
    purpose: 'One host file, in a list of one.',
    operation: readHost,
    example: { query: { hostID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['hostid'], 'hostID') } }),
    // The documents read data[0].
    output: (host) => [writtenHost(host)],
  }),
  translated({
    family: 'licences',
    method: 'POST',
    path: '/createconfigurationlicence',
    purpose: 'Create a host file; answers its id. Exactly one way of binding is on, else it is unbound.',
    operation: createHost,
    example: { body: example },
    input: ({ body }) => ({ params: holdingParam(body), body: readHostBody(body) }),
    output: ({ id }) => writtenId(id),
  }),
  {
    family: 'licences',
    method: 'POST',
    path: '/updateconfigurationlicence',
    purpose: 'Change a host file; fields left out stay.',
    operations: [changeHost, readHost],
    example: { body: { ...example, ID: someId } },
    // The portal saves a host ID whole: what this call does not carry is read first.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(readId(body['id']), 'ID') }
      const before = await ask(readHost, { params })
      return writtenHost(await ask(changeHost, { params, body: readHostBody(body, before) }))
    },
  },
]
