import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readMe } from '#contract/session.ts'
import { demoPassword } from '../../../demo/accounts.ts'
import { lockWaiters } from '../../testing/lock-waiters.ts'
import { hostInput } from '../../testing/samples.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'
import { mergesDomain } from './domain.ts'
import { forgetOldFacts } from './queries.ts'

// Without a cloud nothing looks at it each minute: every table is compared.
const portal = testPortal({ CLOUD_ENDPOINT: '', AWS_REGION: '' })
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
type Kind = 'company' | 'contact'
let count = 0

const preview = (kind: Kind, remaining: string, removed: string) =>
  call('GET', `/merge-preview?kind=${kind}&remaining=${remaining}&removed=${removed}`)
async function merge(kind: Kind, remainingId: string, removedId: string, take: string[] = []) {
  const { json } = await preview(kind, remainingId, removedId)
  return call('POST', '/merges', { kind, remainingId, removedId, take, version: json.version ?? 'none' })
}
const undo = (id: string) => call('POST', `/merges/${id}/undo`)

const company = async (more: Parameters<typeof portal.given.company>[0] = {}) =>
  (await portal.given.company({ name: 'Doppelt GmbH', ...more })).id
const contact = async (companyId: string | null, more: Parameters<typeof portal.given.contact>[0] = {}) =>
  (await portal.given.contact({ companyId, ...more })).id
const numberOf = async (customerNumber: string): Promise<string> => await portal.given.companyId(customerNumber)
async function give(companyId: string, version = 20, end: string | null = 'unlimited'): Promise<string> {
  const [{ id }] = await portal.query("SELECT id FROM products WHERE kind = 'network' AND version = $1", [version])
  const given = await call('POST', `/companies/${companyId}/products`, { productId: id, ...(end && { end }) })
  expect(given.status, JSON.stringify(given.json)).toBe(201)
  return given.json.id as string
}

// Summed up by triggers and jobs that run beside: not the rows come back, but the same sums.
const summedUp = [
  'cloud_usage',
  'cloud_usage_counts',
  'cloud_usage_groups',
  'cloud_usage_months',
  'cloud_stack_costs',
  'cloud_costs_due',
  'student_statistics',
  // Only says that what was read before holds no longer.
  'company_name_changes',
]
const wrongSums = () => {
  // Lines of nobody are what stacks cost that nobody used.
  const kept = `SELECT month, contact_id, company_id, configuration_id, stack, seconds, sessions FROM cloud_usage
    WHERE contact_id IS NOT NULL OR company_id IS NOT NULL OR configuration_id IS NOT NULL`
  const recounted = `SELECT date_trunc('month', day)::date, contact_id, company_id, configuration_id, stack, sum(seconds)::bigint,
    count(*)::integer FROM cloud_sessions WHERE contact_id IS NOT NULL OR company_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5`
  return portal.query(`(${kept} EXCEPT ${recounted}) UNION ALL (${recounted} EXCEPT ${kept})`)
}

/** Everything in the database that could change, but the log of what happened with its chain, and what is summed up anew. */
async function everything(): Promise<Record<string, string>> {
  const tables = await portal.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND relname <> ALL($1) ORDER BY relname`,
    [
      [
        'audit_log',
        'audit_people',
        'audit_waiting',
        'audit_links',
        'audit_heads',
        'idempotency_keys',
        'merges',
        'sessions',
        'devices',
        'sign_in_budgets',
        'files',
        'student_domains',
        ...summedUp,
      ],
    ],
  )
  const summed = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, concat(count(*), ':', sum(hashtextextended(t::text, 0)::numeric)) AS rows FROM ${name} AS t`,
  )
  const rows = await portal.query(summed.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, rows: inIt }) => [name, inIt]))
}

let companies: string[] = []
let contacts: string[] = []
beforeAll(async () => {
  companies = (
    await portal.query(
      'SELECT id FROM companies ORDER BY (SELECT count(*) FROM holdings WHERE company_id = companies.id) DESC, id LIMIT 40',
    )
  ).map(({ id }) => id)
  contacts = (
    await portal.query(
      // What licences were issued for is not to be set aside: such a pair is refused.
      `SELECT id FROM contacts
        WHERE NOT EXISTS (SELECT FROM holdings JOIN licences ON holding_id = holdings.id WHERE contact_id = contacts.id)
        ORDER BY
        EXISTS (SELECT FROM holdings WHERE contact_id = contacts.id) DESC,
        EXISTS (SELECT FROM accounts WHERE contact_id = contacts.id AND email NOT LIKE 'administrator%') DESC, id LIMIT 30`,
    )
  ).map(({ id }) => id)
  await portal.query(
    `INSERT INTO import_old_ids (kind, old_id, record_id)
     SELECT 'companies', id::text, id FROM companies UNION ALL SELECT 'contacts', id::text, id FROM contacts
     UNION ALL SELECT 'holdings', id::text, id FROM holdings`,
  )
  await portal.query(
    "INSERT INTO consents (id, contact_id, kind, state, text_version, source) SELECT gen_random_uuid(), id, 'newsletter', 'given', '1', 'profile' FROM contacts LIMIT 200",
  )
})

const fields = [
  'customerNumber',
  'name',
  'companyType',
  'email',
  'street',
  'city',
  'serviceContract',
  'crmId',
  'remark',
]
const ofContact = ['email', 'company', 'firstName', 'lastName', 'position', 'phone', 'language', 'country']

test.each([
  ['company', fields, () => companies],
  ['contact', ofContact, () => contacts],
] as const)(
  'merging any two of kind %s and undoing it leaves everything as it was',
  async (kind, all, ids) => {
    const two = fc.uniqueArray(fc.nat({ max: 28 }), { minLength: 2, maxLength: 2 })
    let before = await everything()
    await fc.assert(
      fc.asyncProperty(two, fc.subarray([...all]), async ([a, b], take) => {
        const [remaining, removed] = [ids()[a!]!, ids()[b!]!]
        const merged = await merge(kind, remaining, removed, take)
        expect([merged.status, JSON.stringify(merged.json)]).toMatchObject([201, expect.any(String)])
        const gone = await call('GET', kind === 'company' ? `/companies/${removed}` : `/contacts/${removed}`)
        expect(gone.status).toBe(404)
        expect(await everything()).not.toEqual(before)
        const undone = await undo(merged.json.id)
        expect([undone.status, undone.json.stayed], JSON.stringify(undone.json)).toEqual([201, []])
        const after = await everything()
        const was = before
        before = after
        for (const [table, rows] of Object.entries(was)) expect(after[table], table).toEqual(rows)
        expect(await wrongSums()).toEqual([])
      }),
      { numRuns: 15 },
    )
  },
  120_000,
)

test('a company goes into another: fields as chosen, contacts, products, hosts and licences with it', async () => {
  const [kept, gone] = [await company({ email: '' }), await company({ email: 'info@gone.example', phone: '040 1' })]
  const [own, other] = [await give(kept), await give(gone)]
  const only = await give(gone, 19)
  const host = (await call('POST', `/holdings/${other}/hosts`, hostInput)).json.id
  expect((await call('POST', `/hosts/${host}/licences`, {})).status).toBe(201)
  const person = await contact(gone)
  await portal.query(`INSERT INTO import_old_ids VALUES ('companies', 'C-gone', $1), ('holdings', 'H-other', $2)`, [
    gone,
    other,
  ])
  const { json } = await preview('company', kept, gone)
  expect(json.moves).toEqual(
    expect.arrayContaining([
      { what: 'contacts', count: 1 },
      { what: 'holdings', count: 2 },
      { what: 'hosts', count: 1 },
      { what: 'licences', count: 1 },
    ]),
  )
  expect(json.conflicts).toEqual([{ code: 'sameProduct', blocking: false, names: [expect.stringContaining('20')] }])
  expect(json.fields.find(({ field }: { field: string }) => field === 'email')).toMatchObject({
    remaining: '',
    removed: 'info@gone.example',
    suggested: 'removed',
    fixed: false,
  })
  const [{ customer_number: number }] = await portal.query('SELECT customer_number FROM companies WHERE id = $1', [
    gone,
  ])
  const merged = await merge('company', kept, gone, ['email', 'customerNumber'])
  expect(merged.json).toMatchObject({ kind: 'company', remainingId: kept, removedId: gone, undoable: true })
  const now = await call('GET', `/companies/${kept}`)
  expect(now.json).toMatchObject({ customerNumber: number, email: 'info@gone.example', phone: '' })
  expect((await call('GET', `/companies?search=${number}`)).json.items.map(({ id }: { id: string }) => id)).toEqual([
    kept,
  ])
  expect((await call('GET', `/contacts/${person}`)).json.companyId).toBe(kept)
  const products = (await call('GET', `/companies/${kept}/products`)).json.items
  expect(products.map(({ id }: { id: string }) => id).toSorted()).toEqual([own, only].toSorted())
  expect((await call('GET', `/hosts/${host}`)).json.holdingId).toBe(own)
  expect((await call('GET', `/holdings/${own}/configurations`)).json.items).toHaveLength(2)
  expect((await call('GET', `/merged-records/${gone}`)).json).toEqual({ kind: 'company', id: kept })
  // A table that names the other one by its id in an older portal finds what it became.
  const named = "SELECT old_id, record_id FROM import_old_ids WHERE old_id IN ('C-gone', 'H-other') ORDER BY old_id"
  expect(await portal.query(named)).toEqual([
    { old_id: 'C-gone', record_id: kept },
    { old_id: 'H-other', record_id: own },
  ])
  const log = await portal.query(
    'SELECT operation, changes FROM audit_log WHERE record_id = $1 ORDER BY id DESC LIMIT 1',
    [gone],
  )
  expect(log[0]).toEqual({ operation: 'createMerge', changes: { mergedInto: [null, kept] } })
})

test('what both sides ask for about the same product is asked for once, and by each again after the undo', async () => {
  const [kept, gone] = [await company(), await company()]
  const [own, other] = [await give(kept, 20, null), await give(gone, 20, null)]
  const asked = async (holding: string) => {
    const { json } = await call('POST', `/holdings/${holding}/licence-requests`, { kind: 'renewal', message: holding })
    const ends = await portal.call('licenser', 'POST', `/holdings/${holding}/end-requests`, { end: 'unlimited' })
    expect([json.steps?.length, ends.status], JSON.stringify([json, ends.json])).toEqual([1, 201])
    return json.id as string
  }
  const [first, second] = [await asked(own), await asked(other)]
  const file = call('GET', `/licence-requests/${second}`)
  const before = (await file).json
  const ends = (holding: string) => portal.call('licenser', 'GET', `/holdings/${holding}/end-requests`)
  const merged = await merge('company', kept, gone)
  expect([merged.status, merged.json.code]).toEqual([201, undefined])
  const states = async () =>
    (await call('GET', `/holdings/${own}/licence-requests`)).json.items.map(
      ({ id, steps }: { id: string; steps: { state: string }[] }) => [id, steps.at(-1)!.state],
    )
  expect(await states()).toEqual(
    expect.arrayContaining([
      [first, 'open'],
      [second, 'withdrawn'],
    ]),
  )
  expect((await ends(own)).json.request).toMatchObject({ state: 'open' })
  expect((await undo(merged.json.id)).json.stayed).toEqual([])
  expect((await call('GET', `/licence-requests/${second}`)).json).toEqual(before)
  expect((await ends(other)).json.request).toMatchObject({ state: 'open' })
})

test('of a licence file both sides have, the downloads of both are kept, and parted again', async () => {
  const [kept, gone] = [await company(), await company()]
  const files: string[] = []
  for (const holding of [await give(kept), await give(gone)]) {
    const [{ id }] = await portal.query(
      `INSERT INTO licence_imports (id, holding_id, file_name, bytes, sha256, customer_number)
       VALUES (gen_random_uuid(), $1, 'alt.lic', 'x', sha256('x'), '1') RETURNING id`,
      [holding],
    )
    await portal.query('INSERT INTO licence_downloads (id, import_id) VALUES (gen_random_uuid(), $1)', [id])
    files.push(id)
  }
  const downloads = async () => {
    const rows = await portal.query('SELECT import_id FROM licence_downloads WHERE import_id = ANY($1)', [files])
    return rows.map(({ import_id: id }) => id as string).toSorted()
  }
  const merged = await merge('company', kept, gone)
  expect([merged.status, await downloads()]).toEqual([201, [files[0], files[0]]])
  expect((await undo(merged.json.id)).json.stayed).toEqual([])
  expect(await downloads()).toEqual(files.toSorted())
})

test('what was changed or added since stays where it is, and is told', async () => {
  const [kept, gone] = [await company(), await company()]
  const [a, b] = [await contact(gone), await contact(gone)]
  const merged = await merge('company', kept, gone, ['customerNumber'])
  const elsewhere = await company()
  await call('PATCH', `/contacts/${a}`, { companyId: elsewhere })
  const added = await contact(kept)
  await call('PATCH', `/companies/${kept}`, { phone: '040 2' })
  const undone = await undo(merged.json.id)
  expect(undone.json).toEqual({ kind: 'company', id: gone, stayed: [{ what: 'contacts', count: 1 }] })
  const companyOf = async (id: string) => (await call('GET', `/contacts/${id}`)).json.companyId
  expect([await companyOf(a), await companyOf(b), await companyOf(added)]).toEqual([elsewhere, gone, kept])
  expect((await call('GET', `/companies/${kept}`)).json.phone).toBe('040 2')
})

test('main contacts beyond the limit become ordinary ones, and main ones again', async () => {
  const [kept, gone] = [await company(), await company()]
  for (const id of [kept, kept, gone, gone]) await contact(id, { mainContact: true })
  expect((await preview('company', kept, gone)).json.conflicts).toEqual([
    { code: 'mainContacts', blocking: false, names: ['Mia Voss'] },
  ])
  const mains = async (id: string) =>
    (await portal.query('SELECT id FROM contacts WHERE company_id = $1 AND main_contact', [id])).length
  const merged = await merge('company', kept, gone)
  expect(await mains(kept)).toBe(3)
  await undo(merged.json.id)
  expect([await mains(kept), await mains(gone)]).toEqual([2, 2])
})

test('single sign-on on both sides blocks; nothing is moved silently', async () => {
  const [kept, gone] = [await company(), await company()]
  const provider = {
    identifier: 'doppelt',
    displayName: 'D',
    description: '',
    protocol: 'oidc',
    issuer: 'https://l.example',
  }
  const { id } = (await call('POST', '/sso-providers', provider)).json
  for (const one of [kept, gone])
    await portal.query(
      'INSERT INTO sso_configurations (id, company_id, provider_id) VALUES (gen_random_uuid(), $1, $2)',
      [one, id],
    )
  expect((await preview('company', kept, gone)).json.conflicts).toEqual([
    { code: 'sso', blocking: true, names: ['sso'] },
  ])
  const refused = await merge('company', kept, gone)
  expect([refused.status, refused.json.code]).toEqual([409, 'merges.blocked'])
})

test('two accounts: that of the contact that goes is parted from it; the address stays the account’s', async () => {
  const home = await numberOf('10023')
  const [{ password_hash: hash }] = await portal.query(
    "SELECT password_hash FROM accounts WHERE email LIKE 'customer@%'",
  )
  const person = async (email: string) => {
    const id = await contact(home, { email })
    await portal.query(
      `INSERT INTO accounts (id, email, password_hash, role_id, contact_id, verified_at)
       SELECT gen_random_uuid(), $1, $2, id, $3, now() FROM roles WHERE name = 'Customer'`,
      [email, hash, id],
    )
    return id
  }
  const [kept, gone] = [await person('bleibt@doppelt.example'), await person('geht@doppelt.example')]
  const session = await portal.call(null, 'POST', '/session', { email: 'geht@doppelt.example', password: demoPassword })
  const { json } = await preview('contact', kept, gone)
  expect(json.conflicts).toEqual([{ code: 'twoAccounts', blocking: false, names: ['geht@doppelt.example'] }])
  const merged = await merge('contact', kept, gone, ['email'])
  expect((await call('GET', `/contacts/${kept}`)).json.email).toBe('bleibt@doppelt.example')
  const headers = { authorization: `Bearer ${session.json.accessToken}` }
  expect((await portal.call(null, 'GET', '/session', undefined, headers)).status).toBe(401)
  const account = async () =>
    (
      await portal.query(
        "SELECT contact_id, (SELECT name FROM roles WHERE id = role_id) AS role FROM accounts WHERE email LIKE 'geht@%'",
      )
    )[0]
  expect(await account()).toEqual({ contact_id: null, role: 'User' })
  await undo(merged.json.id)
  expect(await account()).toEqual({ contact_id: gone, role: 'Customer' })
  // Only the one that goes has an account: it comes along, and with it its address.
  const bare = await contact(home)
  await merge('contact', bare, gone)
  expect((await call('GET', `/contacts/${bare}`)).json).toMatchObject({
    email: 'geht@doppelt.example',
    confirmed: true,
  })
})

test('an account is a customer’s where its contact has a company then, else a private person’s; the undo gives the role back', async () => {
  const home = await numberOf('10023')
  const [{ password_hash: hash }] = await portal.query(
    "SELECT password_hash FROM accounts WHERE email LIKE 'customer@%'",
  )
  const person = async (email: string, companyId: string | null, role: string) => {
    const id = await contact(companyId, { email })
    await portal.query(
      `INSERT INTO accounts (id, email, password_hash, role_id, contact_id, verified_at)
       SELECT gen_random_uuid(), $1, $2, id, $3, now() FROM roles WHERE name = $4`,
      [email, hash, id, role],
    )
    return id
  }
  const roleOf = async (email: string) =>
    (
      await portal.query(
        'SELECT roles.name AS role, contact_id FROM accounts JOIN roles ON roles.id = role_id WHERE email = $1',
        [email],
      )
    )[0]
  const [someone, entered] = [await person('privat@doppelt.example', null, 'User'), await contact(home)]
  const joined = await merge('contact', entered, someone)
  expect(await roleOf('privat@doppelt.example')).toEqual({ role: 'Customer', contact_id: entered })
  expect((await undo(joined.json.id)).json.stayed).toEqual([])
  expect(await roleOf('privat@doppelt.example')).toEqual({ role: 'User', contact_id: someone })
  const [customer, alone] = [await person('kundin@doppelt.example', home, 'Customer'), await contact(null)]
  const left = await merge('contact', alone, customer)
  expect(await roleOf('kundin@doppelt.example')).toEqual({ role: 'User', contact_id: alone })
  expect((await undo(left.json.id)).json.stayed).toEqual([])
  expect(await roleOf('kundin@doppelt.example')).toEqual({ role: 'Customer', contact_id: customer })
})

test('the same pair merged by many at once is merged once; either way round at the same moment, too', async () => {
  const [a, b] = [await company(), await company()]
  const { json } = await preview('company', a, b)
  const body = { kind: 'company', remainingId: a, removedId: b, version: json.version }
  const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/merges', body)))
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 404),
  ])
  for (const kind of ['company', 'contact'] as const) {
    const make = kind === 'company' ? () => company() : () => contact(a)
    const [c, d] = [await make(), await make()]
    const both = await Promise.all([merge(kind, c, d), merge(kind, d, c)])
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([201, 404])
  }
})

test('undoing a merge of contacts holds their company before them, as its rename does', async () => {
  const companyId = await company()
  const [kept, gone] = [await contact(companyId), await contact(companyId)]
  const merged = await merge('contact', kept, gone)
  const renaming = await portal.database.pool.connect()
  await renaming.query('BEGIN')
  await renaming.query('SELECT FROM companies WHERE id = $1 FOR NO KEY UPDATE', [companyId])
  const undone = undo(merged.json.id)
  await until(async () => (await lockWaiters(portal.database)) > 0)
  const { rows } = await renaming.query('SELECT FROM contacts WHERE id = $1 FOR UPDATE SKIP LOCKED', [kept])
  await renaming.query('COMMIT')
  renaming.release()
  expect([rows.length, (await undone).json.stayed]).toEqual([1, []])
})

test('a merge is undone once, however many try; not after 30 days; and the later one first', async () => {
  const [a, b, c] = [await company(), await company(), await company()]
  const first = await merge('company', b, a)
  const second = await merge('company', c, b)
  expect((await call('GET', `/merged-records/${a}`)).json.id).toBe(c)
  expect((await undo(first.json.id)).json.code).toBe('merges.remainingGone')
  const answers = await Promise.all(Array.from({ length: 6 }, () => undo(second.json.id)))
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([201, 409, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.json.code).toBe('merges.alreadyUndone')
  await portal.query("UPDATE merges SET merged_at = now() - interval '31 days' WHERE id = $1", [first.json.id])
  expect((await undo(first.json.id)).json).toMatchObject({ code: 'merges.tooLate', details: { days: 30 } })
  await forgetOldFacts(portal.database.db)
  expect((await portal.query('SELECT facts FROM merges WHERE id = $1', [first.json.id]))[0].facts).toBeNull()
  expect((await call('GET', `/merged-records/${a}`)).json.id).toBe(b)
  expect((await undo('0198c0de-ffff-7000-8000-000000000000')).json.code).toBe('merges.notFound')
})

test('refused when either changed since the preview, and when a unique value was taken before the undo', async () => {
  const [a, b] = [await company(), await company()]
  const { json } = await preview('company', a, b)
  const body = { kind: 'company', remainingId: a, removedId: b, version: json.version }
  await contact(b)
  expect((await call('POST', '/merges', body)).json.code).toBe('merges.changedMeanwhile')
  const [{ customer_number: number }] = await portal.query('SELECT customer_number FROM companies WHERE id = $1', [b])
  const merged = await merge('company', a, b)
  await company({ customerNumber: number })
  expect((await undo(merged.json.id)).json.code).toBe('merges.undoTaken')
  expect((await preview('company', a, a)).json.code).toBe('merges.same')
})

test('a customer merges nothing, and follows an old address only to what is theirs', async () => {
  const [home, other] = [await numberOf('10023'), await numberOf('10147')]
  const [a, b] = [await contact(home), await contact(home)]
  const asked = (who: Who, method: string, path: string, body?: unknown) => portal.call(who, method, path, body)
  for (const [method, path, body] of [
    ['GET', '/duplicates?kind=contact', undefined],
    ['GET', `/merge-preview?kind=contact&remaining=${a}&removed=${b}`, undefined],
    ['GET', '/merges?kind=contact', undefined],
    ['POST', '/merges', { kind: 'contact', remainingId: a, removedId: b, version: 'x' }],
  ] as const)
    expect((await asked('customer', method, path, body)).json.code, path).toBe('permission.missing')
  const merged = await merge('contact', a, b)
  expect((await asked('customer', 'POST', `/merges/${merged.json.id}/undo`)).json.code).toBe('permission.missing')
  expect((await asked('customer', 'GET', `/merged-records/${b}`)).json).toEqual({ kind: 'contact', id: a })
  expect((await asked('customer2', 'GET', `/merged-records/${b}`)).json.code).toBe('merges.notFound')
  const gone = await company()
  await merge('company', other, gone)
  expect((await asked('customer', 'GET', `/merged-records/${gone}`)).json.code).toBe('merges.notFound')
})

test('likely duplicates are suggested with the reason, and the list of merges says who', async () => {
  const vat = { vatNumber: 'DE 999 888 777' }
  const [a, b] = [
    await company({ ...vat, name: 'Hafenbau Kröger' }),
    await company({ vatNumber: 'DE999888777', name: 'Kröger Hafenbau GmbH' }),
  ]
  const { items } = (await call('GET', '/duplicates?kind=company')).json
  const pair = items.find(({ id }: { id: string }) => id === [a, b].toSorted().join(' '))
  expect(pair.reasons).toContain('vatNumber')
  expect(items.length).toBeLessThanOrEqual(50)
  const home = await numberOf('10147')
  const two = [await contact(home, { lastName: 'Zwilling' }), await contact(home, { lastName: 'Zwilling' })]
  const people = (await call('GET', '/duplicates?kind=contact')).json.items
  expect(people.map(({ id }: { id: string }) => id)).toContain(two.toSorted().join(' '))
  expect((await call('GET', '/duplicates?kind=company')).json.nightly).toBe(false)
  // Of many records the page shows what was found at night.
  await portal.run('merges.findDuplicates')
  const count = "SELECT reltuples AS count FROM pg_class WHERE oid = 'companies'::regclass"
  const [{ count: known }] = await portal.query(count)
  const pretend = (records: number) =>
    portal.query("UPDATE pg_class SET reltuples = $1 WHERE oid = 'companies'::regclass", [records])
  await pretend(30_000)
  expect((await call('GET', '/duplicates?kind=company')).json).toEqual({ items, nightly: true })
  await pretend(known)
  await merge('company', a, b)
  const list = (await call('GET', '/merges?kind=company')).json
  expect(list.items[0]).toMatchObject({
    removedLabel: 'Kröger Hafenbau GmbH',
    mergedBy: 'administrator@wellenwerk.example',
  })
})

test('who asks to be deleted is forgotten in merges as well, which makes those final', async () => {
  const home = await numberOf('10023')
  const [kept, gone] = [await contact(home), await contact(home, { lastName: 'Vergessen' })]
  const merged = await merge('contact', kept, gone)
  const person = { accountId: kept, contactId: kept, email: 'egal@doppelt.example' }
  expect(await mergesDomain.personalData!.read(portal.database.db, person)).toMatchObject([
    { removedLabel: 'Mia Vergessen' },
  ])
  await portal.database.db.transaction().execute((tx) => mergesDomain.personalData!.erase(tx, person))
  const [row] = await portal.query('SELECT facts, removed_label AS label FROM merges WHERE id = $1', [merged.json.id])
  expect(row).toEqual({ facts: null, label: '' })
  expect((await undo(merged.json.id)).json.code).toBe('merges.tooLate')
})

/** Somebody a customer wrote down with an address another company's contact has. */
async function writtenDown(email: string) {
  const { contactId, companyId } = await portal.ask('customer2', readMe)
  const body = { companyId, salutation: 'Frau', firstName: 'Mia', lastName: 'Voss', email }
  const { status, json } = await portal.call('customer2', 'POST', '/contacts', body)
  expect([status, json.code, typeof contactId]).toEqual([201, undefined, 'string'])
  return json.id as string
}
const addressOf = async (id: string) =>
  (await portal.query('SELECT email, review_email FROM contacts WHERE id = $1', [id]))[0]

test.each([
  ['the one that waits stays', false, []],
  ['the one that waits stays and takes the address', false, ['email']],
  ['the owner stays', true, []],
  ['the owner stays and takes the address', true, ['email']],
])(
  'who was written down with an address and its owner are one: the address is theirs (%s)',
  async (_of, ownerStays, take) => {
    const email = `einig${count++}@doppelt.example`
    const owner = await contact(await company(), { email })
    const waiting = await writtenDown(email)
    expect(await addressOf(waiting)).toEqual({ email: null, review_email: email })
    const [stays, goes] = ownerStays ? [owner, waiting] : [waiting, owner]
    const shown = (await preview('contact', stays, goes)).json
    expect(JSON.stringify(shown)).not.toContain('review.invalid')
    expect((await merge('contact', stays, goes, take)).status).toBe(201)
    expect(await addressOf(stays)).toEqual({ email, review_email: null })
  },
)

test('an address a third contact has is still looked at after the merge, and given back by the undo', async () => {
  const email = `dritte${count++}@doppelt.example`
  await contact(await company(), { email })
  const waiting = await writtenDown(email)
  const other = await contact(null)
  const before = await addressOf(other)
  const merged = await merge('contact', other, waiting, ['email'])
  expect(await addressOf(other)).toEqual({ email: null, review_email: email })
  expect((await undo(merged.json.id)).status).toBe(201)
  expect([await addressOf(other), await addressOf(waiting)]).toEqual([before, { email: null, review_email: email }])
})
