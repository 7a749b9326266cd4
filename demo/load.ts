import { sql } from 'kysely'
import { hashPassword } from '#domains/accounts/public.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { registerKeys } from '#platform/keys/known-keys.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { loadCloud } from './cloud.ts'
import { loadCloudUsage } from './cloud-usage.ts'
import { contactRow, demoCompany, type DemoCompany, demoContact } from './companies.ts'
import { loadDesktops } from './desktops.ts'
import { loadEvents } from './events.ts'
import { loadHoldings } from './holdings.ts'
import { insertMany } from './insert.ts'
import { loadLicences } from './licences.ts'
import { type LoadedProduct, loadProducts } from './products.ts'
import { loadStudents } from './students.ts'
import { loadTemplates } from './templates.ts'

/** Loads the demo data into a database that has no companies yet, all or nothing; several processes may try at once. */
export async function loadDemo({ db }: Database, installation: Installation): Promise<void> {
  const filled = () => db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  if (await filled()) return
  await registerKeys(db, installation.signing.store, installation.settings)
  const passwordHash = await hashPassword(demoPassword)
  await db.transaction().execute(async (tx) => {
    // The second process waits for as long as the first one needs.
    await sql`SELECT set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(tx)
    await sql`LOCK TABLE company_types IN EXCLUSIVE MODE`.execute(tx)
    if (await tx.selectFrom('companies').select('id').limit(1).executeTakeFirst()) return
    const chance = chanceFrom(20_261_121)
    const companies = Array.from({ length: 240 }, (_, index) => demoCompany(chance, index))
    await insertMany(tx, 'companies', companies)
    await loadContacts(tx, chance, companies, passwordHash)
    const products = await loadProducts(tx, chance)
    await giveStudentVersion(tx, products)
    await loadTemplates(tx, chance, products)
    const holdings = await loadHoldings(tx, chance, companies, products)
    await loadLicences(tx, chance, holdings, installation)
    await loadStudents(tx, { products, passwordHash, installation })
    await loadCloud(tx, { companies, products, passwordHash, now: installation.clock() })
    await loadCloudUsage(tx, installation.clock())
    await loadEvents(tx, installation)
    await loadDesktops(tx, installation.clock())
  })
}

async function loadContacts(tx: Tx, chance: Chance, companies: DemoCompany[], passwordHash: string): Promise<void> {
  const mainContacts = new Map<string, number>()
  const contacts = Array.from({ length: 1094 }, (_, index) => {
    const company = index % 12 === 11 ? null : companies[index % companies.length]!
    const already = company ? (mainContacts.get(company.id) ?? 0) : 0
    const main = company !== null && already < 2 && chance.below(3) === 0
    if (main) mainContacts.set(company.id, already + 1)
    return demoContact(chance, index, company, main)
  })
  await insertMany(tx, 'contacts', contacts)
  // The cloud is sold to few: every seventeenth contact of a company uses it.
  const cloudUsers = contacts.filter(({ companyId }, index) => companyId && index % 17 === 3)
  await insertMany(
    tx,
    'cloudUsers',
    cloudUsers.map(({ id, createdAt }) => ({ contactId: id, createdAt })),
  )
  for (const { email, role, firstName, lastName, company } of demoAccounts) {
    const companyId = companies.find((one) => one.customerNumber === company)?.id ?? null
    const salutation = ['Katrin', 'Änne', 'Mareike'].includes(firstName) ? 'Frau' : 'Herr'
    const createdAt = '2026-01-05T08:00:00.000Z'
    const contact = contactRow(chance, {
      companyId,
      salutation,
      firstName,
      lastName,
      email,
      department: '',
      position: '',
      mainContact: false,
      createdAt,
    })
    await insertMany(tx, 'contacts', [contact])
    const account = {
      id: chance.uuid(),
      email,
      passwordHash,
      roleId: (await tx.selectFrom('roles').select('id').where('name', '=', role).executeTakeFirstOrThrow()).id,
      contactId: contact.id,
    }
    await insertMany(tx, 'accounts', [{ ...account, verifiedAt: createdAt, demo: true, createdAt }])
  }
}

async function giveStudentVersion(tx: Tx, products: LoadedProduct[]): Promise<void> {
  const student = await tx
    .selectFrom('contacts')
    .select('id')
    .where('email', '=', 'student@wellenwerk.example')
    .executeTakeFirstOrThrow()
  const product = products.find(({ kind }) => kind === 'student')
  if (product) await insertMany(tx, 'holdings', [{ id: newId(), contactId: student.id, productId: product.id }])
}
