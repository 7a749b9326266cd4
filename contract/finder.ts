import { z } from 'zod'
import { operation } from './operation.ts'
import { productKind } from './products.ts'
import { id, listOf } from './shapes.ts'

/** A licence or machine: its product, and the company or person that has it. */
const ofHolding = {
  id,
  holdingId: id,
  holderName: z.string(),
  productDe: z.string(),
  productEn: z.string(),
  version: z.number().int(),
}

const foundRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('company'), id, name: z.string(), customerNumber: z.string(), city: z.string() }),
  z.object({
    kind: z.literal('contact'),
    id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    companyName: z.string().nullable(),
  }),
  z.object({ kind: z.literal('holding'), ...ofHolding, productId: id, productKind }),
  z.object({ kind: z.literal('licence'), ...ofHolding, serial: z.number().int() }),
  z.object({ kind: z.literal('host'), ...ofHolding, name: z.string(), mac: z.string() }),
  z.object({
    kind: z.literal('product'),
    id,
    titleDe: z.string(),
    titleEn: z.string(),
    version: z.number().int(),
    code: z.string(),
  }),
])
export type FoundRecord = z.output<typeof foundRecord>

export const findRecords = operation({
  name: 'findRecords',
  method: 'GET',
  path: '/found-records',
  access: ['companies.list', 'students.list', 'hosts.list', 'products.all', 'products.company', 'products.mine'],
  summary:
    'Companies, contacts and products as their lists find these words, licences whose serial begins with them, machines whose name or MAC address holds them: of each kind this account may list, and at most ten. Customers and private people find what is theirs: products, machines, licences and their company’s contacts.',
  query: z.strictObject({ words: z.string().trim().min(2).max(200) }),
  output: listOf(foundRecord),
})
