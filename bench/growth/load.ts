import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { enter } from '#domains/ledger/public.ts'
import type { Database, Db, Tx } from '#platform/database/database.ts'

/** How much of each there is. Companies and contacts are those of the large set. */
export interface GrowthSize {
  name: 'S' | 'M' | 'L'
  companies: number
  contacts: number
  licences: number
  accounts: number
  auditRows: number
  mails: number
}

const [licencesOfHost, hostsOfHolding] = [5, 2]
const portion = 5000

/**
 * Adds licences, mails, accounts and audit rows to the large set. Rows are what lists and checks read: licences stand in
 * the ledger with the hash of their bytes, but no key signed them. What is there already stays as it is.
 */
export async function loadGrowth({ db }: Database, size: GrowthSize): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`SET statement_timeout = 0`.execute(one)
    await sql`SET lock_timeout = 0`.execute(one)
    await sql`SET synchronous_commit = off`.execute(one)
    const steps = [
      { name: 'licences', load: loadLicences, there: sql`FROM hosts WHERE comment = 'growth'` },
      { name: 'accounts', load: loadAccounts, there: sql`FROM accounts WHERE password_hash = 'none'` },
      { name: 'mails', load: loadMails, there: sql`FROM mails WHERE sender_name = 'growth'` },
      { name: 'audit', load: loadAudit, there: sql`FROM audit_log WHERE request_id = 'growth'` },
    ]
    let loaded = false
    for (const { name, load, there } of steps) {
      const { rows } = await sql<{ there: boolean }>`SELECT EXISTS (SELECT ${there}) AS there`.execute(one)
      if (rows[0]?.there) continue
      const began = performance.now()
      await one.transaction().execute(async (tx) => void (await load(tx, size)))
      console.log(`${size.name}: ${name}, ${((performance.now() - began) / 1000).toFixed(0)} s`)
      loaded = true
    }
    if (!loaded) return
    await sql`VACUUM (ANALYZE)`.execute(one)
  })
}

async function loadLicences(db: Tx, { licences }: GrowthSize): Promise<void> {
  const hosts = licences / licencesOfHost
  const holdings = hosts / hostsOfHolding
  // As many holdings without a licence, whose modules end by themselves.
  await sql`
    CREATE TEMP TABLE growth_holdings ON COMMIT DROP AS
    SELECT number, gen_random_uuid() AS id, gen_random_uuid() AS configuration_id, company_id, products.id AS product_id
    FROM (SELECT id AS company_id, row_number() OVER (ORDER BY md5(id::text)) AS number FROM companies
      WHERE NOT EXISTS (SELECT FROM holdings WHERE holdings.company_id = companies.id)) AS one
    CROSS JOIN (SELECT id FROM products WHERE kind = 'network' ORDER BY version DESC LIMIT 1) AS products
    WHERE number <= ${sql.lit(2 * holdings)}`.execute(db)
  await sql`INSERT INTO configurations (id, kind, company_id, name)
    SELECT configuration_id, 'held', company_id, 'Erstausstattung' FROM growth_holdings`.execute(db)
  await sql`INSERT INTO configuration_items (id, configuration_id, module_id, count_kind, count, end_date)
    SELECT gen_random_uuid(), configuration_id, modules.id, 'counted', 2, current_date + 30 + (number * 7919 % 1500)::int
    FROM growth_holdings CROSS JOIN (SELECT id FROM modules ORDER BY id LIMIT 3) AS modules`.execute(db)
  await sql`CREATE INDEX ON growth_holdings (number)`.execute(db)
  await sql`ANALYZE growth_holdings, configurations, configuration_items`.execute(db)
  // As an import gives them: what the table's trigger writes for 200,000 at once takes their square.
  for (let from = 0; from < 2 * holdings; from += portion)
    await sql`INSERT INTO holdings (id, company_id, product_id, configuration_id)
      SELECT id, company_id, product_id, configuration_id FROM growth_holdings
      WHERE number > ${from} AND number <= ${from + portion}`.execute(db)
  await sql`
    INSERT INTO hosts (id, holding_id, version, start_date, end_date, binding, port, hosts, comment)
    SELECT gen_random_uuid(), id, 20, current_date - 700, current_date - 200 + (number * 104729 % 1200)::int, 'mac', 27000,
      jsonb_build_array(jsonb_build_object('name', 'LIC-' || number || '-' || host, 'mac', upper(substr(md5(number || '-' || host), 1, 12)))),
      'growth'
    FROM growth_holdings CROSS JOIN generate_series(1, ${sql.lit(hostsOfHolding)}) AS host
    WHERE number <= ${sql.lit(holdings)}`.execute(db)
  const { rows: last } = await sql<{ serial: number }>`SELECT max(serial) AS serial FROM licences`.execute(db)
  await sql`
    CREATE TEMP TABLE growth_licences ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY generation.number, hosts.id) AS number, hosts.id AS host_id, hosts.holding_id,
      holdings.configuration_id, generation.number AS generation, hosts.start_date, hosts.end_date
    FROM hosts JOIN holdings ON holdings.id = hosts.holding_id
    CROSS JOIN generate_series(1, ${sql.lit(licencesOfHost)}) AS generation(number) WHERE hosts.comment = 'growth'`.execute(
    db,
  )
  await sql`CREATE INDEX ON growth_licences (number)`.execute(db)
  // The ends of each licence are looked up in what was written just now.
  await sql`ANALYZE configuration_items, holdings, hosts, growth_licences`.execute(db)
  const { rows: keys } = await sql<{ id: string }>`SELECT id FROM signing_keys WHERE status = 'active'`.execute(db)
  for (let from = 0; from < licences; from += portion)
    await storePortion(db, {
      from,
      to: Math.min(licences, from + portion),
      first: last[0]?.serial ?? 0,
      keyId: keys[0]?.id ?? '',
    })
  await sql`UPDATE hosts SET generation = ${sql.lit(licencesOfHost)} WHERE comment = 'growth'`.execute(db)
}

interface Portion {
  from: number
  to: number
  first: number
  keyId: string
}

async function storePortion(tx: Tx, { from, to, first, keyId }: Portion): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index + 1)
  const issuedAt = new Date().toISOString()
  const signed = numbers.map((number) => `KEYWERK-LICENCE\nSERIAL ${first + number}\n${padding(number)}`)
  await enter(
    tx,
    // Nothing is signed here: the server's next start remembers it.
    { enter: () => Promise.resolve() },
    numbers.map((number, at) => ({
      kind: 'issue',
      serial: first + number,
      signed: Buffer.from(signed[at] ?? ''),
      keyId,
      issuedAt,
      issuedBy: null,
    })),
  )
  await sql`
    INSERT INTO licences (id, serial, host_id, holding_id, configuration_id, generation, supersedes, key_id, file_name, bytes, sha256,
      start_date, end_date, issued_at)
    SELECT gen_random_uuid(), ${first}::bigint + one.number, host_id, holding_id, configuration_id, generation, NULL, ${keyId}, 'growth.lic',
      bytes, sha256(bytes), start_date, end_date, ${issuedAt}
    FROM unnest(${numbers}::bigint[], ${signed}::text[]) AS one(number, signed)
    CROSS JOIN convert_to(signed || E'\\nSIGNATURE none\\n', 'UTF8') AS bytes
    JOIN growth_licences ON growth_licences.number = one.number`.execute(tx)
}

// As long as a licence of some modules, and as hard to compress as its signature and its numbers.
const padding = (number: number): string =>
  Array.from({ length: 12 }, (_, line) => createHash('sha256').update(`${number} ${line}`).digest('hex')).join('\n')

const loadAccounts = (db: Db, { accounts }: GrowthSize) =>
  sql`INSERT INTO accounts (id, email, password_hash, role_id, contact_id, verified_at)
    SELECT gen_random_uuid(), contacts.email, 'none', (SELECT id FROM roles WHERE name = 'User'), contacts.id, now()
    FROM contacts WHERE email IS NOT NULL AND company_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM accounts WHERE accounts.contact_id = contacts.id OR accounts.email = contacts.email)
    ORDER BY md5(contacts.id::text) LIMIT ${sql.lit(accounts)}`.execute(db)

const loadMails = (db: Db, { mails }: GrowthSize) =>
  sql`INSERT INTO mails (id, template, language, sender, sender_name, receiver, subject, text_body, html_body, state, attempts, created_at, sent_at)
    SELECT gen_random_uuid(), 'licenceIssued', 'de', 'portal@wellenwerk.example', 'growth', contacts.email,
      'Lizenz ' || number || ' für ' || contacts.last_name, repeat('Guten Tag, anbei Ihre Lizenz. ', 15),
      repeat('<p>Guten Tag, anbei Ihre Lizenz. ' || md5(number::text) || '</p>', 15), 'sent', 1, at, at
    FROM (SELECT email, last_name, row_number() OVER (ORDER BY md5(id::text)) AS number FROM contacts
      WHERE email IS NOT NULL LIMIT ${sql.lit(mails)}) AS contacts
    CROSS JOIN LATERAL (SELECT now() - number * interval '5 min' AS at) AS times`.execute(db)

// As they come: most changes are by staff, one row in eight is a removal that names its company in the changes alone.
const loadAudit = (db: Db, { auditRows }: GrowthSize) =>
  sql`INSERT INTO audit_log (at, account_id, account_email, operation, record_kind, record_id, changes, request_id, address)
    SELECT now() - (${sql.lit(auditRows)} - number) * interval '1 min', people.id, people.email, kinds.operation, 'contact', contacts.id::text,
      jsonb_build_object('companyId', jsonb_build_array(contacts.company_id, NULL), 'lastName', jsonb_build_array(NULL, contacts.last_name)),
      'growth', '127.0.0.1'
    FROM generate_series(1, ${sql.lit(auditRows)}) AS number
    JOIN (SELECT row_number() OVER (ORDER BY md5(id::text)) AS number, id, company_id, last_name FROM contacts
      LIMIT ${sql.lit(auditRows)}) AS contacts USING (number)
    JOIN (SELECT row_number() OVER (ORDER BY demo DESC, id) AS place, id, email FROM accounts) AS people
      ON people.place = CASE WHEN number % 4 = 0 THEN 1 + number * 7919 % (SELECT count(*) FROM accounts) ELSE 1 + number % 4 END
    CROSS JOIN LATERAL (SELECT CASE WHEN number % 8 = 0 THEN 'deleteContact' ELSE 'changeContact' END AS operation) AS kinds
    ORDER BY number`.execute(db)
