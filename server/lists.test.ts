import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { lists } from './domains.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()

/** How many rows each list gets that hold "Söhne" and "Müller". */
const rows = 12
const run = '0198c0de-7777-7000-8000-000000000001'
const holding = `(SELECT id FROM holdings ORDER BY id LIMIT 1)`
const administrator = `(SELECT id FROM accounts WHERE email LIKE 'admin%' ORDER BY email LIMIT 1)`
const name = `'Söhne ' || n || ' Müller'`
const numbers = `FROM generate_series(1, ${rows}) AS n`

/** Rows for each list, and how its page is asked for; `words` where umlauts cannot occur. */
interface Sample {
  fill: string[]
  params?: Record<string, string>
  query?: Record<string, string>
  words?: [string, string]
}

const companiesAndContacts = [
  `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city, country,
     language, search_text)
   SELECT gen_random_uuid(), (880000 + n)::text, ${name}, (SELECT id FROM company_types ORDER BY id OFFSET n % 3 LIMIT 1),
     'Weg ' || n % 4, n, '1234' || n % 3, 'Ort ' || n % 5, 'DE', 'de', search_form(${name} || ' ' || 880000 + n) ${numbers}`,
  `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, country, language, search_text)
   SELECT gen_random_uuid(), '${run}', 'Frau', 'Söhne', 'Müller' || n % 5, 'liste' || n || '@such.example', 'DE', 'de',
     search_form('Söhne Müller' || n) ${numbers}`,
]
const oneCompany = `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city,
    country, language, search_text)
  SELECT '${run}', '889999', 'Listenbau', (SELECT id FROM company_types LIMIT 1), 'Weg', '1', '12345', 'Ort', 'DE', 'de', ''
  ON CONFLICT DO NOTHING`
const resigning = `INSERT INTO resignings (id, key_id, state, mail) SELECT '${run}', id, 'done', false FROM signing_keys LIMIT 1`
const campaign = (
  id: string,
  of: string,
) => `INSERT INTO campaigns (id, name, filter, change, issue, mail, state, created_at)
  SELECT ${id}, ${name}, '{}', '{"kind":"extendEnd","months":12}', false, false, 'checked', now() - n * interval '1 hour' ${of}`

const cloudReport = `INSERT INTO cloud_reports (id, name, source, state, run) VALUES ('${run}', 'a', 'upload', 'done', '${run}')`

const samples: Record<string, Sample> = {
  listCompanies: { fill: [] },
  listCompanyRecords: { fill: [] },
  listProductRecords: { fill: [] },
  listContacts: { fill: [] },
  listCompanyContacts: { fill: [], params: { id: run } },
  // Each sample company fetched a file it had before, some of them twice.
  listDownloads: {
    fill: [
      `WITH chosen AS (SELECT id AS company_id, gen_random_uuid() AS holding_id, gen_random_uuid() AS file_id,
           row_number() OVER (ORDER BY id) AS n FROM companies WHERE customer_number BETWEEN '880001' AND '880012'),
         held AS (INSERT INTO holdings (id, company_id, product_id)
           SELECT holding_id, company_id, (SELECT id FROM products WHERE kind = 'network' ORDER BY id OFFSET n % 2 LIMIT 1)
           FROM chosen),
         kept AS (INSERT INTO licence_imports (id, holding_id, file_name, bytes, sha256, customer_number)
           SELECT file_id, holding_id, 'liste_' || n % 5 || '.lic', '', sha256(n::text::bytea), '' FROM chosen)
       INSERT INTO licence_downloads (id, import_id, at)
       SELECT gen_random_uuid(), file_id, now() - n * interval '1 hour' FROM chosen, generate_series(0, n::integer % 3)`,
    ],
  },
  listMails: {
    fill: [
      `INSERT INTO mails (id, template, language, sender, receiver, subject, text_body, state)
       SELECT gen_random_uuid(), 't', 'de', 's', n || '@such.example', ${name}, '', 'sent' ${numbers}`,
    ],
  },
  listCompanyClaims: {
    fill: [
      `INSERT INTO company_claims (id, contact_id, company_name, street, house_number, zip_code, city, country, search_text)
       SELECT gen_random_uuid(), id, 'Söhne Müller ' || n % 3, '', '', '', 'Ort ' || n % 4, 'DE', search_form('Söhne Müller')
       FROM (SELECT id, row_number() OVER () AS n FROM contacts WHERE company_id IS NULL
         AND id NOT IN (SELECT contact_id FROM company_claims) LIMIT ${rows}) AS chosen`,
    ],
  },
  // A module of each sample company ends in a few days.
  listExpiring: {
    fill: [
      `WITH chosen AS (SELECT id AS company_id, gen_random_uuid() AS configuration_id,
           row_number() OVER (ORDER BY id) % 3 AS n FROM companies WHERE customer_number BETWEEN '880001' AND '880012'),
         made AS (INSERT INTO configurations (id, kind, company_id) SELECT configuration_id, 'held', company_id FROM chosen),
         items AS (INSERT INTO configuration_items (id, configuration_id, module_id, count_kind, count, end_date)
           SELECT gen_random_uuid(), configuration_id, (SELECT id FROM modules WHERE level = 1 ORDER BY id LIMIT 1),
             'counted', 1, current_date + 10 + n::integer FROM chosen)
       INSERT INTO holdings (id, company_id, product_id, configuration_id)
       SELECT gen_random_uuid(), company_id, (SELECT id FROM products ORDER BY id DESC OFFSET n LIMIT 1), configuration_id
       FROM chosen`,
    ],
  },
  listMerges: {
    fill: [
      `INSERT INTO merges (id, kind, remaining_id, removed_id, remaining_label, removed_label, search_text)
       SELECT gen_random_uuid(), 'company', gen_random_uuid(), gen_random_uuid(), ${name}, '', search_form(${name}) ${numbers}`,
    ],
  },
  listMoves: {
    fill: [
      `INSERT INTO moves (id, holding_id, host_id, machines_before, machines_after, host, count, state,
         file_name, file, language, asked_email)
       SELECT gen_random_uuid(), ${holding}, (SELECT id FROM hosts LIMIT 1),
         json_build_object('binding', 'name', 'machines', json_build_array(json_build_object('name', 'SÖHNE-' || n, 'mac', NULL))),
         '{"binding":"name","machines":[{"name":"Müller","mac":null}]}', '{}', 1, 'done', '', '', 'de', '' ${numbers}`,
    ],
    query: { state: 'done' },
  },
  listEmergencies: {
    fill: [
      `INSERT INTO hosts (id, holding_id, version, unlimited, start_date, binding, port, hosts)
       SELECT gen_random_uuid(), ${holding}, 20, true, '2026-01-01', 'name', 28063,
         json_build_array(json_build_object('name', 'STANDIN-' || n, 'mac', NULL)) ${numbers}`,
      `INSERT INTO emergencies (id, holding_id, host_id, new_host_id, machines_before, machines_after, licence_id, end_date,
         reason, taken_email)
       SELECT gen_random_uuid(), holding_id, id, id,
         json_build_array(json_build_object('name', replace(hosts -> 0 ->> 'name', 'STANDIN', 'SÖHNE'), 'mac', NULL)),
         '[{"name":"Müller","mac":null}]', (SELECT id FROM licences ORDER BY id LIMIT 1), '2026-12-31', '', ''
       FROM hosts WHERE hosts -> 0 ->> 'name' LIKE 'STANDIN-%'`,
    ],
  },
  listLicenceRequests: {
    fill: [
      `INSERT INTO licence_requests (id, holding_id, kind, message, state, language, asked_email)
       SELECT gen_random_uuid(), ${holding}, 'renewal', ${name}, 'done', 'de', '' ${numbers}`,
      `INSERT INTO licence_request_steps (id, request_id, state, note)
       SELECT gen_random_uuid(), id, 'done', '' FROM licence_requests WHERE message LIKE 'Söhne%'`,
    ],
    query: { state: 'done' },
  },
  listLegalNotices: {
    fill: [
      `INSERT INTO legal_notices (id, kind, received_at, language, name, email, reference)
       SELECT gen_random_uuid(), 'cancellation', now(), 'de', ${name}, 'a@b.example', '' ${numbers}`,
    ],
  },
  listResigningHolders: {
    fill: [
      resigning,
      `INSERT INTO resigning_holders (id, resigning_id, company_id)
       SELECT gen_random_uuid(), '${run}', id FROM companies WHERE customer_number LIKE '8800%'`,
    ],
    params: { id: run },
  },
  listAudit: {
    fill: [
      `INSERT INTO audit_log (account_email, operation, record_kind, record_id, changes, request_id, address)
       SELECT 'a@b.example', 'fillLists', 'company', '', '{}', '', '' ${numbers}`,
    ],
    query: { operation: 'fillLists' },
  },
  listVisitorCounts: {
    fill: [
      `INSERT INTO visitor_counts (hour, operation, reason, count)
       SELECT date_trunc('hour', now()) - make_interval(hours => n), 'signIn', 'session.unknownName', n ${numbers}`,
    ],
  },
  listCompanyHistory: {
    fill: [
      oneCompany,
      `INSERT INTO audit_log (account_email, operation, record_kind, record_id, changes, request_id, address)
       SELECT 'a@b.example', 'changeCompany', 'company', '${run}', '{}', '', '' ${numbers}`,
    ],
    params: { id: run },
  },
  listImports: {
    fill: [
      `INSERT INTO imports (id, kind, file_name, headers, mapping, row_count, created_by)
       SELECT gen_random_uuid(), 'contacts', ${name}, '[]', '[]', 1, ${administrator} ${numbers}`,
    ],
  },
  listImportRows: {
    fill: [
      `INSERT INTO imports (id, kind, file_name, headers, mapping, row_count, created_by)
       VALUES ('${run}', 'contacts', 'rows', '[]', '[]', 1, ${administrator})`,
      `INSERT INTO import_rows (import_id, row, cells) SELECT '${run}', n, jsonb_build_array('Müller', 'Söhne ' || n) ${numbers}`,
    ],
    params: { id: run },
  },
  listLedger: {
    fill: [
      `INSERT INTO ledger_entries (position, previous, hash, kind, serial, file, key_id, issued_at, issued_by)
       SELECT 900000 + n, sha256(('a' || n)::bytea), sha256(('b' || n)::bytea), 'issue', 770000 + n, sha256('c'), 'k', now(),
         ${administrator} ${numbers}`,
    ],
    words: ['7700', 'admin'],
  },
  listLedgerHeads: {
    fill: [
      `INSERT INTO ledger_heads (day, position, hash, key_id, signature)
       SELECT '2001-01-01'::date + n, n, sha256('a'), 'k', decode(repeat('00', 64), 'hex') ${numbers}`,
    ],
  },
  listServiceAccounts: {
    fill: [
      `INSERT INTO service_accounts (id, name, scopes, created_at)
       SELECT gen_random_uuid(), ${name}, '{}', now() - n * interval '1 hour' ${numbers}`,
    ],
  },
  listWebhooks: {
    fill: [
      `INSERT INTO webhooks (id, url, description, events, secret, created_at)
       SELECT gen_random_uuid(), 'https://' || n || '.example', ${name}, '{licence.issued}', '', now() - n * interval '1 hour' ${numbers}`,
    ],
  },
  listDeliveries: {
    fill: [
      `INSERT INTO webhooks (id, url, events, secret, disabled) VALUES ('${run}', 'https://one.example', '{licence.issued}', '', true)`,
      `INSERT INTO webhook_deliveries (id, webhook_id, event_id, event, body, state)
       SELECT gen_random_uuid(), '${run}', gen_random_uuid(), 'licence.issued', '', 'dropped' ${numbers}`,
    ],
    params: { id: run },
    words: ['issued', 'licence'],
  },
  listCatalogue: {
    fill: [
      `INSERT INTO products (id, code, version, kind, name, lic_name, title_de, title_en)
       SELECT gen_random_uuid(), 'liste-' || n, 100 + n % 4, 'single', 'N', 'L', ${name}, ${name} ${numbers}`,
    ],
  },
  listCloudCompanies: {
    fill: [
      `INSERT INTO holdings (id, company_id, product_id)
       SELECT gen_random_uuid(), companies.id, (SELECT id FROM products WHERE kind = 'cloud' LIMIT 1) FROM companies
       WHERE customer_number LIKE '8800%' ON CONFLICT DO NOTHING`,
    ],
    // Found as typed alone.
    words: ['soehne', 'mueller'],
  },
  listCloudNeeds: {
    fill: [
      `INSERT INTO cloud_configurations (id, holding_id, account_type_id, stack_id, seats, runtime, start_date, end_date)
       SELECT gen_random_uuid(), holdings.id, (SELECT id FROM cloud_account_types LIMIT 1), (SELECT id FROM cloud_stacks LIMIT 1),
         2 + right(customer_number, 1)::integer % 4, '12', '2026-01-01', '2098-12-31'
       FROM holdings JOIN companies ON companies.id = company_id JOIN products ON products.id = product_id
       WHERE customer_number LIKE '8800%' AND products.kind = 'cloud'`,
      `INSERT INTO cloud_needs SELECT id, 1 + right(customer_number, 1)::integer % 3, 3, 1000 FROM companies
       WHERE customer_number LIKE '8800%' ON CONFLICT DO NOTHING`,
    ],
  },
  listCloudConfigurations: { fill: [], words: ['soehne', 'mueller'] },
  listConfigurationRecords: {
    fill: [
      `INSERT INTO configurations (id, kind, name, description, company_id, created_at)
       SELECT gen_random_uuid(), 'held', 'Söhne ' || n, 'Müller', (SELECT id FROM companies LIMIT 1),
         now() - n * interval '1 hour' ${numbers}`,
    ],
  },
  listCloudUsers: {
    fill: [
      `INSERT INTO holdings (id, company_id, product_id)
       SELECT '${run}', '${run}', id FROM products WHERE kind = 'cloud' LIMIT 1`,
      `INSERT INTO cloud_configurations (id, holding_id, account_type_id, stack_id, seats, runtime, start_date, end_date)
       SELECT '${run}', '${run}', (SELECT id FROM cloud_account_types LIMIT 1), (SELECT id FROM cloud_stacks LIMIT 1), 5,
         '12', '2026-01-01', '2098-12-31'`,
      `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, country, language, search_text)
       SELECT gen_random_uuid(), '${run}', 'Frau', 'Söhne ' || n, 'Müller' || n % 5, 'cloud' || n || '@such.example', 'DE',
         'de', '' ${numbers}`,
      `INSERT INTO cloud_access (configuration_id, contact_id, active, last_activated_at)
       SELECT '${run}', id, false, now() - length(first_name) * interval '1 hour' FROM contacts
       WHERE email LIKE 'cloud%@such.example'`,
    ],
    params: { id: run },
  },
  listCloudCandidates: { fill: [], params: { id: run } },
  listEvents: {
    fill: [
      `INSERT INTO events (id, name, places, stack_id, day, from_time, to_time, opens_at, starts_at, ends_at, created_at)
       SELECT gen_random_uuid(), 'Söhne Müller ' || n, 1 + n % 4, (SELECT id FROM cloud_stacks ORDER BY name LIMIT 1 OFFSET n % 3),
         date '2090-01-01' + n % 5, '0' || n % 5 || ':00', '1' || n % 5 || ':00', at - interval '15 minutes', at,
         at + interval '1 hour', now() - n % 7 * interval '1 hour'
       FROM (SELECT n, timestamptz '2090-01-01' + n % 5 * interval '1 day' AS at ${numbers}) AS one`,
    ],
  },
  listVirtualDesktops: {
    fill: [
      `INSERT INTO virtual_desktops (id, user_id, display_name, login, start_date, end_date, source)
       SELECT gen_random_uuid(), 'such-' || n, 'Söhne Müller ' || n % 5, 'login' || n % 6, date '2026-01-01' + n % 4,
         CASE WHEN n % 3 > 0 THEN date '2027-01-01' + n % 5 END, 'table' ${numbers}`,
    ],
  },
  listStudents: {
    fill: [
      `INSERT INTO contacts (id, salutation, first_name, last_name, email, country, language, search_text)
       SELECT gen_random_uuid(), 'Frau', 'Söhne', 'Müller' || n % 5, 'student' || n || '@such.example', 'DE', 'de',
         search_form('Söhne Müller student' || n) ${numbers}`,
    ],
    // Found as typed alone.
    words: ['soehne', 'mueller'],
  },
  listVerifications: { fill: [], words: ['soehne', 'mueller'] },
  listOrders: {
    fill: [
      `INSERT INTO orders (id, contact_id, product_id, product_code, reference, price_cents, tax_cents, tax_percent, currency, test, state,
         shop, shop_state, ordered_at)
       SELECT gen_random_uuid(), (SELECT id FROM contacts LIMIT 1), (SELECT id FROM products LIMIT 1), '', ${name}, 100, 10, 19,
         'EUR', false, 'cancelled', 'manual', 'X', now() - n * interval '1 hour' ${numbers}`,
    ],
  },
  listReviews: {
    fill: [
      `INSERT INTO verifications (id, contact_id, status, student_email, waiting_since)
       SELECT gen_random_uuid(), id, 'inReview', email, now() - row_number() OVER (ORDER BY id) * interval '1 hour'
       FROM contacts WHERE email LIKE 'student%@such.example'`,
    ],
    // Found as typed alone.
    words: ['soehne', 'mueller'],
  },
  listCourses: {
    fill: [
      `INSERT INTO courses (id, student_domain_id, name, term, places, code, created_at)
       SELECT gen_random_uuid(), (SELECT id FROM student_domains LIMIT 1), ${name}, 'WS', 10, 'liste-' || n,
         now() - n * interval '1 hour' ${numbers}`,
    ],
  },
  listStudentDomains: {
    fill: [
      // As many universities as there are would take long, and say no more.
      `DELETE FROM student_domains WHERE domain ~ '^[b-z]'
         AND id NOT IN (SELECT student_domain_id FROM verifications WHERE student_domain_id IS NOT NULL)
         AND id NOT IN (SELECT student_domain_id FROM courses)`,
      `INSERT INTO student_domains (id, domain, country, name_de, name_en)
       SELECT gen_random_uuid(), 'liste-' || n || '.example', 'de', ${name}, ${name} ${numbers}`,
    ],
  },
  listCloudUsage: {
    fill: [
      cloudReport,
      `INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, stack, started_at, seconds, report_id, run)
       SELECT 'liste-' || n, 'x', id, '${run}', 'stack-' || n % 3, now() - n * interval '3 days', n * 100, '${run}', '${run}'
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM contacts WHERE email LIKE 'liste%@such.example') AS one`,
    ],
    words: ['soehne', 'mueller'],
  },
  listCloudUsageGroups: {
    fill: [
      // Else the job that works out costs writes the groups anew while they are compared.
      'DELETE FROM cloud_costs_due',
      `INSERT INTO cloud_usage_groups (month, stack, company_id, people, seconds, sessions, total_cents)
       SELECT '2026-01-01'::date + n * interval '1 month', 'stack-' || n % 3, id, n % 4, n * 10, n, n * 7
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM companies WHERE customer_number LIKE '8800%') AS one`,
    ],
    words: ['soehne', 'mueller'],
  },
  listCloudSessions: { fill: [], params: { id: run }, words: ['soehne', 'mueller'] },
  listCloudReports: {
    fill: [
      `INSERT INTO cloud_reports (id, name, source, state, run, imported_at)
       SELECT gen_random_uuid(), ${name}, 'upload', 'done', '${run}', now() - n * interval '1 hour' ${numbers}`,
    ],
  },
  listShopNotifications: {
    fill: [
      `INSERT INTO shop_notifications (id, shop, body, state, reason, reference, received_at)
       SELECT gen_random_uuid(), '2checkout', '', 'unmatched', 'unknownOrder', ${name}, now() - n * interval '1 hour' ${numbers}`,
    ],
  },
  listCampaigns: { fill: [campaign('gen_random_uuid()', numbers)] },
  listCampaignRows: {
    fill: [
      campaign(`'${run}'`, `FROM (SELECT 0 AS n) AS one`),
      `INSERT INTO holdings (id, company_id, product_id)
       SELECT gen_random_uuid(), id, (SELECT id FROM products LIMIT 1) FROM companies WHERE customer_number LIKE '8800%'`,
      `INSERT INTO campaign_rows (campaign_id, row, holding_id)
       SELECT '${run}', row_number() OVER (), holdings.id FROM holdings
       JOIN companies ON companies.id = company_id WHERE customer_number LIKE '8800%'`,
    ],
    params: { id: run },
  },
}

beforeAll(async () => {
  for (const statement of [oneCompany, ...companiesAndContacts]) await portal.query(statement)
  for (const { fill } of Object.values(samples)) for (const statement of fill) await portal.query(statement)
})

const pathOf = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, part: string) => params[part]!)

test('every list has its sample', () => {
  expect(Object.keys(samples).toSorted()).toEqual(lists.map(({ operation }) => operation.name).toSorted())
})

const table = lists.map((list) => [list.operation.name, list] as const)

test.each(table)(
  '%s: words are found in any order, umlauts either way, and with one typo',
  async (name, { operation }) => {
    if (!operation.list.searched) return
    const { params, query, words } = samples[name]!
    const count = async (search: string) => {
      const asked = new URLSearchParams({ ...query, search, pageSize: '5' })
      const { status, json } = await portal.call(
        'administrator',
        'GET',
        `${pathOf(operation.path, params)}?${asked.toString()}`,
      )
      expect([status, json.code]).toEqual([200, undefined])
      expect(json.items).toHaveLength(Math.min(json.total, 5))
      return json.total
    }
    const [one, other] = words ?? ['Söhne', 'Müller']
    const total = await count(`${one} ${other}`)
    expect(total).toBeGreaterThanOrEqual(rows)
    expect(await count(`${other} ${one}`)).toBe(total)
    expect(await count(`${one} ${other} nirgends`)).toBe(0)
    if (words) return
    for (const search of ['soehne mueller', 'MÜLLER sohne', 'muller söhn', 'müller so\u0308hne'])
      expect(await count(search), search).toBe(total)
    expect(await count('sohne mülller')).toBeGreaterThanOrEqual(rows)
  },
)

test.each(table)('%s: pages, order and file say the same', async (name, { operation, texts }) => {
  const { params, query, words } = samples[name]!
  const narrowed = { ...query, ...(operation.list.searched && { search: (words ?? ['Söhne', 'Müller']).join(' ') }) }
  const read = async (more: Record<string, string>) => {
    const asked = new URLSearchParams({ ...narrowed, ...more })
    return portal.call('administrator', 'GET', `${pathOf(operation.path, params)}?${asked.toString()}`)
  }
  for (const wrong of [{ pageSize: '7' }, { pageSize: '100' }, { sort: 'nothing' }, { sort: '-id' }])
    expect((await read(wrong)).json.code, JSON.stringify(wrong)).toBe('request.invalid')
  const sortable = Object.keys(operation.list.columns).filter((column) => operation.list.columns[column]!.sort)
  expect(sortable).toContain(operation.list.sort.replace('-', ''))
  for (const sort of sortable) {
    const { items, total } = (await read({ sort, pageSize: '50' })).json
    expect(items).toHaveLength(total)
    expect(total).toBeGreaterThanOrEqual(rows)
    const pages = [await read({ sort, pageSize: '5' }), await read({ sort, pageSize: '5', page: '2' })]
    expect(pages.flatMap(({ json }) => json.items)).toEqual(items.slice(0, 10))
    expect(pages.map(({ json }) => json.total)).toEqual([total, total])
    expect((await read({ sort: `-${sort}`, pageSize: '50' })).json.items).toEqual(items.toReversed())
    const behind = (await read({ sort, page: '99' })).json
    expect([behind.items, behind.total]).toEqual([[], total])
  }
  const { total } = (await read({})).json
  const file = await portal.call('administrator', 'POST', '/exports', {
    list: name,
    format: 'csv',
    query: narrowed,
    ...(params && { params }),
  })
  const [head, ...lines] = parse(file.bytes, { bom: true, delimiter: ';' })
  expect(lines).toHaveLength(total)
  const columns = Object.values(operation.list.columns).filter(({ only }) => only !== 'page')
  expect(head).toEqual(columns.map(({ text }) => texts[text]!.de))
})

test.each(table)('%s: pages behind a row are those by their numbers, in every order', async (name, { operation }) => {
  const { params, query } = samples[name]!
  const { key, columns } = operation.list
  const read = async (more: Record<string, string>): Promise<{ keys: string[]; total: number; code?: string }> => {
    const asked = new URLSearchParams({ ...query, ...more })
    const path = `${pathOf(operation.path, params)}?${asked.toString()}`
    const { json } = await portal.call('administrator', 'GET', path)
    return { ...json, keys: json.items?.map((row: Record<string, unknown>) => String(row[key])) }
  }
  const sortable = Object.keys(columns).filter((column) => columns[column]!.sort)
  for (const sort of sortable.flatMap((column) => [column, `-${column}`])) {
    const first = await read({ sort, pageSize: '50' })
    // Of a long list its beginning will do.
    const byNumber = first.keys.slice(0, first.total > 50 ? 25 : 50)
    const behind = byNumber.slice(0, 5)
    for (let full = true; full && behind.length < byNumber.length; ) {
      // Not the page's number: where it begins is said by the row alone.
      const { keys, total } = await read({ sort, pageSize: '10', after: behind.at(-1)! })
      expect(total, sort).toBe(first.total)
      behind.push(...keys)
      full = keys.length === 10
    }
    expect(behind, sort).toEqual(byNumber)
  }
  const page = { pageSize: '5', page: '2' }
  const byNumber = await read(page)
  const { after } = (operation.query as z.ZodObject).shape as { after: z.ZodType }
  for (const none of ['0198c0de-ffff-7fff-8fff-ffffffffffff', '999999999999999', '1999-01-01', 'nobody']) {
    const asked = await read({ ...page, after: none })
    if (after.safeParse(none).success) expect(asked, none).toEqual(byNumber)
    else expect(asked.code, none).toBe('request.invalid')
  }
  for (const wrong of ['', 'x'.repeat(201)]) expect((await read({ after: wrong })).code).toBe('request.invalid')
})
