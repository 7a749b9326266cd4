import type { z } from 'zod'
import { createCompany } from '#contract/companies.ts'
import { createContact } from '#contract/contacts.ts'
import { addCompanyHolding } from '#contract/holdings.ts'
import { createHost } from '#contract/hosts.ts'
import { issueLicence } from '#contract/licences.ts'
import { createPayment } from '#contract/orders.ts'
import type { Operation } from '#contract/operation.ts'
import type { TestPortal } from './portal.ts'
import { companyInput, hostInput } from './samples.ts'

let number = 88_000

type Fields<O extends Operation> = Partial<z.input<O['body']>>

/** Records of a portal's own that a test begins with, made by its operations; what is left out is as usual. */
export function givenIn({ ask, query }: Pick<TestPortal, 'ask' | 'query'>) {
  const idOf = async (table: 'companies' | 'products', column: string, value: string): Promise<string> => {
    const [row] = await query<{ id: string }>(`SELECT id FROM ${table} WHERE ${column} = $1`, [value])
    if (!row) throw new Error(`no ${value} in ${table}`)
    return row.id
  }
  const given = {
    /** A product of the catalogue. */
    productId: (code: string) => idOf('products', 'code', code),
    /** A company of the demo. */
    companyId: (customerNumber: string) => idOf('companies', 'customer_number', customerNumber),
    /** A new company, with a number of its own. */
    company: (fields: Fields<typeof createCompany> = {}) =>
      ask('licenser', createCompany, { body: { ...companyInput(number++, 'Probewerk GmbH'), ...fields } }),
    /** A new contact, by default a private person. */
    contact: (fields: Fields<typeof createContact> = {}) => {
      const body = {
        salutation: 'Frau' as const,
        firstName: 'Mia',
        lastName: 'Voss',
        email: `mia${number++}@kunde.example`,
      }
      return ask('administrator', createContact, { body: { ...body, ...fields } })
    },
    /** A product of a company, by default the network version of a new one. */
    holding: async ({
      code = 'WW-NW-20',
      companyId,
      ...source
    }: { code?: string; companyId?: string } & Fields<typeof addCompanyHolding> = {}) => {
      const id = companyId ?? (await given.company()).id
      // Counts and ends other than the source's are for those who may edit.
      const who = 'count' in source || 'end' in source ? 'administrator' : 'licenser'
      return ask(who, addCompanyHolding, {
        params: { id },
        body: { productId: await given.productId(code), ...source },
      })
    },
    /** A machine of a product, by default of a new company's with two seats of everything. */
    host: async ({ holdingId, ...fields }: { holdingId?: string } & Fields<typeof createHost> = {}) => {
      const id = holdingId ?? (await given.holding({ count: 2, end: 'unlimited' })).id
      return ask('licenser', createHost, { params: { id }, body: { ...hostInput, ...fields } })
    },
    /** A licence of a machine, by default of a new one. */
    licence: async (hostId?: string) =>
      ask('licenser', issueLicence, { params: { id: hostId ?? (await given.host()).id }, body: {} }),
    /** A payment that staff wrote down, which is a paid order. */
    order: (contactId: string, fields: z.input<typeof createPayment.body>) =>
      ask('administrator', createPayment, { params: { id: contactId }, body: fields }),
  }
  return given
}
