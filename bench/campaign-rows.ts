import pg from 'pg'

/** The first customer number; all begin with 97. */
const firstNumber = 9_700_000_000

const idOf = (kind: string, of = 'n::text') => `md5('${kind} ' || ${of})::uuid`

/**
 * Makes as many customers like the one given: company, holding, configuration with all items, and a host ID
 * that has had a licence.
 */
export async function cloneCustomers(url: string, holdingId: string, count: number): Promise<void> {
  // On a connection of its own: nothing here ends within the time a request may take.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const series = `generate_series(1, ${count}) AS n`
  const { rows } = await client.query(
    `SELECT company_id AS company, configuration_id AS configuration,
       (SELECT id FROM hosts WHERE holding_id = holdings.id LIMIT 1) AS host
     FROM holdings WHERE id = $1`,
    [holdingId],
  )
  const { company, configuration, host } = rows[0] as Record<string, string>
  const copy = (table: string, from: string, changes: string) =>
    `INSERT INTO ${table} SELECT made.* FROM ${table} AS given CROSS JOIN ${series}
     CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, to_jsonb(given) || jsonb_build_object(${changes})) AS made
     WHERE ${from}`
  await client.query(
    copy(
      'companies',
      `given.id = '${company}'`,
      `'id', ${idOf('company')}, 'customer_number', (${firstNumber} + n)::text, 'name', 'Kampagnenreihe ' || n,
       'crm_id', NULL, 'search_text', 'kampagnenreihe ' || n`,
    ),
  )
  await client.query(
    copy(
      'configurations',
      `given.id = '${configuration}'`,
      `'id', ${idOf('configuration')}, 'company_id', ${idOf('company')}`,
    ),
  )
  await client.query(
    copy(
      'configuration_items',
      `given.configuration_id = '${configuration}'`,
      `'id', ${idOf('item', 'given.id || n::text')}, 'configuration_id', ${idOf('configuration')},
       'parent_id', CASE WHEN given.parent_id IS NOT NULL THEN ${idOf('item', 'given.parent_id || n::text')} END`,
    ),
  )
  await client.query(
    copy(
      'holdings',
      `given.id = '${holdingId}'`,
      `'id', ${idOf('product')}, 'company_id', ${idOf('company')}, 'configuration_id', ${idOf('configuration')}`,
    ),
  )
  await client.query(
    copy('hosts', `given.id = '${host}'`, `'id', ${idOf('host')}, 'holding_id', ${idOf('product')}, 'generation', 1`),
  )
  await client.query('ANALYZE')
  await client.end()
}
