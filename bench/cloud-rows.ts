import { sql } from 'kysely'
import { workOutCosts } from '#domains/cloud-usage/costs/month-costs.ts'
import type { BenchServers } from './ground.ts'

/** Sessions of one person, over two years. */
const each = 75
const peopleOf = (sessions: number): number => Math.max(20, Math.ceil(sessions / each))
const portion = 100_000

/**
 * Companies with twenty people and a cloud account each, and so many sessions of theirs; loaded once, those that are
 * missing. The triggers keep the sums, as they do for an import.
 */
export async function loadCloud({ database: { pool, db } }: BenchServers, sessions: number): Promise<void> {
  const { rows } = await pool.query("SELECT count(*)::int AS there FROM cloud_sessions WHERE id LIKE 'bench-%'")
  if (rows[0].there >= sessions) return
  const people = peopleOf(sessions)
  console.log(`Loading ${sessions} sessions of ${people} people (once) …`)
  await pool.query(`BEGIN; ${patient} ${customers(Math.ceil(people / 20), people)} COMMIT`)
  await pool.query('ANALYZE companies, contacts, cloud_users, cloud_access, cloud_configurations, holdings')
  for (let from = 0; from < sessions; from += portion)
    await pool.query(`BEGIN; ${patient} ${sessionRows(from, Math.min(from + portion, sessions) - 1, people)} COMMIT`)
  await pool.query('VACUUM (ANALYZE) cloud_sessions')
  await db.transaction().execute(async (tx) => {
    await sql.raw(patient).execute(tx)
    await workOutCosts(tx)
  })
  await pool.query('VACUUM (ANALYZE) cloud_usage, cloud_usage_groups')
}

// What holds the sums meanwhile is the job that works out costs.
const patient = 'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;'

const customers = (companies: number, people: number) => `
  INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
  SELECT gen_random_uuid(), (8000000 + n)::text, 'Stromwerk ' || n, (SELECT id FROM company_types ORDER BY id LIMIT 1), 'Weg', '1',
    '20457', 'Hamburg' FROM generate_series(0, ${companies} - 1) AS n ON CONFLICT DO NOTHING;
  INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, search_text)
  SELECT gen_random_uuid(), companies.id, 'Frau', 'Ada', 'Strom ' || n, 'strom' || n || '@bench.example', search_form('Ada Strom ' || n)
  FROM generate_series(0, ${people} - 1) AS n JOIN companies ON customer_number = (8000000 + n / 20)::text
  WHERE NOT EXISTS (SELECT FROM contacts AS c WHERE c.email = 'strom' || n || '@bench.example');
  INSERT INTO cloud_users (contact_id) SELECT id FROM contacts WHERE email LIKE 'strom%@bench.example'
  ON CONFLICT DO NOTHING;
  INSERT INTO holdings (id, company_id, product_id)
  SELECT gen_random_uuid(), id, (SELECT id FROM products WHERE kind = 'cloud' ORDER BY code LIMIT 1) FROM companies
  WHERE name LIKE 'Stromwerk %' AND NOT EXISTS (SELECT FROM holdings AS h WHERE h.company_id = companies.id);
  INSERT INTO cloud_configurations (id, holding_id, account_type_id, stack_id, seats, runtime, start_date, end_date)
  SELECT gen_random_uuid(), holdings.id, (SELECT id FROM cloud_account_types ORDER BY id LIMIT 1), stacks.id, 20, '-1',
    '2020-01-01', '2099-01-01'
  FROM companies JOIN holdings ON holdings.company_id = companies.id
    JOIN (SELECT id, row_number() OVER (ORDER BY name) - 1 AS nr FROM cloud_stacks
      WHERE name IN ('wellenwerk-2024', 'wellenwerk-2023', 'wellenwerk-test', 'wellenwerk-schulung')) AS stacks
      ON stacks.nr = customer_number::integer % 4
  WHERE companies.name LIKE 'Stromwerk %' AND NOT EXISTS (SELECT FROM cloud_configurations AS c WHERE c.holding_id = holdings.id);
  INSERT INTO cloud_access (configuration_id, contact_id, active)
  SELECT c.id, contacts.id, true FROM cloud_configurations AS c JOIN holdings ON holdings.id = c.holding_id
    JOIN contacts ON contacts.company_id = holdings.company_id WHERE contacts.email LIKE 'strom%@bench.example'
  ON CONFLICT DO NOTHING;
  INSERT INTO cloud_reports (id, name, source, state, run) VALUES (gen_random_uuid(), 'bench.csv', 'upload', 'done', gen_random_uuid())
  ON CONFLICT DO NOTHING;`

/** Each tenth day another session of everybody, told by ids in no order, as AppStream's are. */
const sessionRows = (from: number, to: number, people: number) => `
  INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, configuration_id, stack, started_at, seconds, report_id, run)
  SELECT 'bench-' || md5(n::text), u.stream_user, contacts.id, contacts.company_id, c.id, s.name,
    date_trunc('day', now()) - interval '729 days' + (n / ${people}) * interval '9 days 17 hours' + (n % 7) * interval '1 hour',
    600 + n % 9000, r.id, r.run
  FROM generate_series(${from}, ${to}) AS n
    JOIN contacts ON contacts.email = 'strom' || n % ${people} || '@bench.example'
    JOIN cloud_users AS u ON u.contact_id = contacts.id JOIN cloud_access AS a ON a.contact_id = contacts.id
    JOIN cloud_configurations AS c ON c.id = a.configuration_id JOIN cloud_stacks AS s ON s.id = c.stack_id
    JOIN cloud_reports AS r ON r.name = 'bench.csv' ON CONFLICT DO NOTHING;`
