import { endOfRuntime, type Runtime } from '#contract/cloud-terms.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import type { Tx } from '#platform/database/database.ts'
import { demoStacks } from './aws.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { contactRow, type DemoCompany } from './companies.ts'
import { insertMany } from './insert.ts'
import type { LoadedProduct } from './products.ts'

interface CloudParts {
  companies: DemoCompany[]
  products: LoadedProduct[]
  passwordHash: string
  now: Date
}

const cloudCompanies = 60
/** The company whose people can be signed in as; none of the sample files belongs to it. */
const signInCompany = 40
const runtimes: readonly Runtime[] = ['12', '12', '6', '3', '-1', '12', '1', '0']

interface Account {
  id: string
  holdingId: string
  stack: string
  seats: number
  runtime: Runtime
  startDate: string
  by: string | null
}

/** Sixty companies with cloud accounts in every state, and people to sign in as: one for each way it can end. */
export async function loadCloud(tx: Tx, { companies, products, passwordHash, now }: CloudParts): Promise<void> {
  const product = products.find(({ kind }) => kind === 'cloud')
  if (!product) return
  const chance = chanceFrom(20_261_123)
  const today = portalDay(now)
  const stackIds = await insertStacks(tx, now)
  const types = await tx
    .selectFrom('cloudAccountTypes')
    .select(['id', 'profileNumber'])
    .orderBy('profileNumber')
    .execute()
  const by = await staff(tx)
  const has = await tx.selectFrom('holdings').select(['id', 'companyId']).where('productId', '=', product.id).execute()
  const chosen = companies.filter((company, index) => index % 4 === 0 && company.customerNumber !== '10311')
  const accounts: Account[] = []
  for (const [index, company] of chosen.slice(0, cloudCompanies).entries()) {
    const holdingId =
      has.find(({ companyId }) => companyId === company.id)?.id ?? (await give(tx, chance, company, product))
    // One in twenty bought the product and has no account yet.
    if (index % 20 === 13) continue
    const runtime = runtimes[index % runtimes.length]!
    const expired = index % 9 === 5
    const startDate = startOf(chance, today, runtime, expired, index % 7 === 3)
    const stack = runtime === '0' ? 'wellenwerk-test' : demoStacks[index % 2]!.name
    const seats = 2 + chance.below(8)
    const staffBy = index % 6 === 1 ? by.licenser : by.administrator
    accounts.push({ id: chance.uuid(), holdingId, stack, seats, runtime, startDate, by: staffBy })
    if (index % 5 === 2 && runtime !== '0')
      accounts.push({
        ...accounts.at(-1)!,
        id: chance.uuid(),
        runtime: '12',
        startDate: addDays(today, -800 - chance.below(200)),
      })
  }
  const own = companies[signInCompany]!
  const ownHolding = await holdingOf(tx, own, product)
  const special = (stack: string, seats: number): Account => ({
    id: chance.uuid(),
    holdingId: ownHolding,
    stack,
    seats,
    runtime: '12',
    startDate: addDays(today, -100),
    by: by.administrator,
  })
  const [free, full, gone] = [
    special('wellenwerk-2024', 5),
    special('wellenwerk-voll', 3),
    special('wellenwerk-2021', 3),
  ]
  const all = [...accounts.filter(({ holdingId }) => holdingId !== ownHolding), free, full, gone]
  await insertMany(
    tx,
    'cloudConfigurations',
    all.map(({ id, holdingId, stack, seats, runtime, startDate, by: createdBy }) => ({
      id,
      holdingId,
      accountTypeId: types[stack === 'wellenwerk-test' ? 3 : seats % 3]!.id,
      stackId: stackIds.get(stack)!,
      seats,
      runtime,
      startDate,
      endDate: endOfRuntime(startDate, runtime),
      createdBy,
      modifiedBy: createdBy,
    })),
  )
  await insertPeople(
    tx,
    accounts.filter(({ holdingId }) => holdingId !== ownHolding),
    today,
  )
  await linkProducts(tx, all)
  const people = [
    ['cloud', 'Ida', 'Hansen', free.id, true, 'User'],
    ['cloudoff', 'Jonas', 'Behrens', free.id, false, 'User'],
    ['cloudnew', 'Merle', 'Petersen', free.id, false, null],
    ['cloudless', 'Nils', 'Carstens', gone.id, true, 'User'],
    ['cloudfull', 'Swantje', 'Ohlsen', full.id, true, 'User'],
    ['cloudadmin', 'Gesa', 'Thomsen', null, false, 'Customer'],
  ] as const
  for (const [name, firstName, lastName, configurationId, active, role] of people)
    await insertPerson(tx, chance, {
      email: `${name}@wellenwerk.example`,
      firstName,
      lastName,
      company: own,
      configurationId,
      active,
      role,
      passwordHash,
    })
}

const holdingOf = async (tx: Tx, company: DemoCompany, { id }: LoadedProduct): Promise<string> =>
  (
    await tx
      .selectFrom('holdings')
      .select('id')
      .where('companyId', '=', company.id)
      .where('productId', '=', id)
      .executeTakeFirstOrThrow()
  ).id

/** The stacks of the embedded cloud, and one that AppStream knows no more. */
async function insertStacks(tx: Tx, now: Date): Promise<Map<string, string>> {
  const rows = demoStacks.map(({ name, displayName, description, fleet, state, capacity }) => ({
    name,
    displayName,
    description,
    fleetName: fleet,
    fleetState: state,
    capacityDesired: capacity,
    capacityRunning: capacity,
    capacityAvailable: capacity,
    lookedAt: now,
    goneAt: null as Date | null,
  }))
  const gone = { ...rows[0]!, name: 'wellenwerk-2021', displayName: 'Wellenwerk 2021', fleetName: null, goneAt: now }
  const stored = await tx
    .insertInto('cloudStacks')
    .values([...rows, gone])
    .returning(['id', 'name'])
    .execute()
  return new Map(stored.map(({ id, name }) => [name, id]))
}

async function staff(tx: Tx): Promise<{ administrator: string | null; licenser: string | null }> {
  const found = await tx.selectFrom('accounts').select(['id', 'email']).where('demo', '=', true).execute()
  const idOf = (name: string) => found.find(({ email }) => email.startsWith(`${name}@`))?.id ?? null
  return { administrator: idOf('administrator'), licenser: idOf('licenser') }
}

async function give(tx: Tx, chance: Chance, company: DemoCompany, product: LoadedProduct): Promise<string> {
  const id = chance.uuid()
  await insertMany(tx, 'holdings', [{ id, companyId: company.id, productId: product.id, createdAt: company.createdAt }])
  return id
}

/** Some ended long ago, some end within weeks, most run. */
function startOf(chance: Chance, today: string, runtime: Runtime, expired: boolean, ending: boolean): string {
  if (runtime === '-1') return addDays(today, -300)
  const days = runtime === '0' ? 14 : Number(runtime) * 30
  if (expired) return addDays(today, -days - 40 - chance.below(200))
  return addDays(today, ending ? 20 - days : -chance.below(Math.max(1, days - 70)))
}

/** The companies' contacts: as many have access as there are places, or fewer. */
async function insertPeople(tx: Tx, accounts: readonly Account[], today: string): Promise<void> {
  const contacts = await tx
    .selectFrom('contacts')
    .innerJoin('holdings', 'holdings.companyId', 'contacts.companyId')
    .select(['contacts.id', 'holdings.id as holdingId'])
    .orderBy('contacts.createdAt')
    .orderBy('contacts.id')
    .execute()
  const rows = accounts.flatMap(({ id, holdingId, seats, startDate, runtime }, at) =>
    contacts
      .filter((one) => one.holdingId === holdingId)
      .slice(0, 6)
      .map((one, index) => {
        const active = index < seats && index % 5 !== 4 && endOfRuntime(startDate, runtime) >= today
        return {
          configurationId: id,
          contactId: one.id,
          active,
          lastActivatedAt: active ? new Date(Date.parse(`${today}T09:00:00Z`) - (at % 9) * 6 * 86_400_000) : null,
          invitation: (['opened', 'opened', 'sent', 'none'] as const)[index % 4]!,
        }
      }),
  )
  await tx
    .insertInto('cloudUsers')
    .values([...new Set(rows.map(({ contactId }) => contactId))].map((contactId) => ({ contactId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await insertMany(tx, 'cloudAccess', rows)
  const active = rows.filter((row) => row.active).map(({ contactId }) => contactId)
  await tx
    .updateTable('cloudUsers')
    .set({ confirmedAt: `${today}T08:00:00Z` })
    .where('contactId', 'in', active)
    .execute()
}

/** The newest other product of most companies is the one their account is for. */
async function linkProducts(tx: Tx, accounts: readonly Account[]): Promise<void> {
  const held = await tx
    .selectFrom('holdings as cloud')
    .innerJoin('holdings', 'holdings.companyId', 'cloud.companyId')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .select(['cloud.id as cloudId', 'holdings.id'])
    .where('products.kind', '!=', 'cloud')
    .where('cloud.id', 'in', [...new Set(accounts.map(({ holdingId }) => holdingId))])
    .orderBy('products.version', 'desc')
    .orderBy('holdings.id')
    .execute()
  const rows = accounts.flatMap(({ id, holdingId }) => {
    const other = held.find(({ cloudId }) => cloudId === holdingId)
    return other ? [{ configurationId: id, holdingId: other.id, active: true }] : []
  })
  if (rows.length > 0) await insertMany(tx, 'cloudLinkedHoldings', rows)
}

interface Person {
  email: string
  firstName: string
  lastName: string
  company: DemoCompany
  configurationId: string | null
  active: boolean
  /** Null: invited, without an account yet. */
  role: string | null
  passwordHash: string
}

async function insertPerson(tx: Tx, chance: Chance, person: Person): Promise<void> {
  const { email, firstName, lastName, company, configurationId, active, role, passwordHash } = person
  const createdAt = '2026-01-05T08:00:00.000Z'
  const contact = contactRow(chance, {
    companyId: company.id,
    salutation: ['Ida', 'Merle', 'Swantje', 'Gesa'].includes(firstName) ? 'Frau' : 'Herr',
    firstName,
    lastName,
    email,
    department: 'Konstruktion',
    position: '',
    mainContact: false,
    createdAt,
  })
  await insertMany(tx, 'contacts', [contact])
  if (configurationId) {
    await insertMany(tx, 'cloudUsers', [{ contactId: contact.id }])
    const invitation = role === null ? 'sent' : 'opened'
    await insertMany(tx, 'cloudAccess', [{ configurationId, contactId: contact.id, active, invitation }])
  }
  if (role === null) return
  const { id: roleId } = await tx.selectFrom('roles').select('id').where('name', '=', role).executeTakeFirstOrThrow()
  const account = { id: chance.uuid(), email, passwordHash, roleId, contactId: contact.id }
  await insertMany(tx, 'accounts', [{ ...account, verifiedAt: createdAt, demo: true, createdAt }])
}
