import type { z } from 'zod'
import { createCompany } from '#contract/companies.ts'
import { createContact } from '#contract/contacts.ts'
import { addCompanyHolding, type Holding, listCompanyHoldings } from '#contract/holdings.ts'
import { createHost } from '#contract/hosts.ts'
import { issueLicence } from '#contract/licences.ts'
import type { Operation } from '#contract/operation.ts'
import { signIn } from '#contract/session.ts'
import { demoPassword } from '../../demo/accounts.ts'
import type { AskPortal, QueryPortal, Who } from './ask.ts'
import { companyInput, hostInput } from './samples.ts'

let number = 88_000

type Fields<O extends Operation> = Partial<z.input<O['body']>>

type HoldingFields = { code?: string; companyId?: string } & Fields<typeof addCompanyHolding>

/** Records of a portal's own that a test begins with, made by its operations; what is left out is as usual. */
export function givenIn({ ask, query }: { ask: AskPortal; query: QueryPortal }) {
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
    company: (fields: Fields<typeof createCompany> = {}, who: Who = 'licenser') =>
      ask(who, createCompany, { body: { ...companyInput(number++, 'Probewerk GmbH'), ...fields } }),
    /** A new contact, by default a private person. */
    contact: (fields: Fields<typeof createContact> = {}, who: Who = 'administrator') => {
      const body = {
        salutation: 'Frau' as const,
        firstName: 'Mia',
        lastName: 'Voss',
        email: `mia${number++}@kunde.example`,
      }
      return ask(who, createContact, { body: { ...body, ...fields } })
    },
    /** A product of a company, by default the network version of a new one. */
    holding: async ({ code = 'WW-NW-20', companyId, ...source }: HoldingFields = {}): Promise<Holding> => {
      const id = companyId ?? (await given.company()).id
      // Counts and ends other than the source's are for those who may edit.
      const who = 'count' in source || 'end' in source ? 'administrator' : 'licenser'
      return ask(who, addCompanyHolding, {
        params: { id },
        body: { productId: await given.productId(code), ...source },
      })
    },
    /** What a company of the demo has in version 20, with its configuration. */
    holdingOf: async (customerNumber: string): Promise<Holding> => {
      const params = { id: await given.companyId(customerNumber) }
      const { items } = await ask('licenser', listCompanyHoldings, { params })
      return items.find(({ product, configuration }) => product.version === 20 && configuration)!
    },
    /** A new product with two seats of everything and no end: ready for licences. */
    fullHolding: (fields: HoldingFields = {}): Promise<Holding> =>
      given.holding({ count: 2, end: 'unlimited', ...fields }),
    /** A machine of a product, by default of a new company's with two seats of everything. */
    host: async ({ holdingId, ...fields }: { holdingId?: string } & Fields<typeof createHost> = {}) => {
      const id = holdingId ?? (await given.fullHolding()).id
      return ask('licenser', createHost, { params: { id }, body: { ...hostInput, ...fields } })
    },
    /** A licence of a machine, by default of a new one. */
    licence: async (hostId?: string) =>
      ask('licenser', issueLicence, { params: { id: hostId ?? (await given.host()).id }, body: {} }),
    /** A confirmed account with the demo's password, of a contact or without one. */
    account: (email: string, role: string, contactId: string | null) =>
      query(
        `INSERT INTO accounts (id, email, password_hash, role_id, contact_id, verified_at)
         SELECT gen_random_uuid(), $1, (SELECT password_hash FROM accounts WHERE email LIKE 'customer@%'), id, $2, now()
         FROM roles WHERE name = $3`,
        [email, contactId, role],
      ),
    /** A new session of an account with that password: the headers its requests carry. */
    session: async (email: string) => {
      const { accessToken } = await ask(null, signIn, { body: { email, password: demoPassword } })
      return { authorization: `Bearer ${accessToken}` }
    },
    /** An open order of a new person for the student version, in this shop. */
    order: async (shop: string) => {
      const [order] = await query<{ id: string; contactId: string }>(
        `WITH person AS (INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
           VALUES (gen_random_uuid(), 'Frau', 'Paula', 'Zahl', gen_random_uuid() || '@zahl.example', '') RETURNING id)
         INSERT INTO orders (id, contact_id, product_id, shop, price_cents, tax_cents, tax_percent, product_code)
         SELECT gen_random_uuid(), person.id, products.id, $1, 4990, 797, 19, 'STUD24' FROM products, person
         WHERE code = 'WW-ST-24' RETURNING id, contact_id AS "contactId"`,
        [shop],
      )
      return order!
    },
  }
  return given
}
