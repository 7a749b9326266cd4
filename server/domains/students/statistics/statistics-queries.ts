import { sql } from 'kysely'
import type { StudentFigures, StudentStatistics } from '#contract/student-statistics.ts'
import type { Db } from '#platform/database/database.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import { timeZone } from '#platform/database/times.ts'

/** Each student once: whether they were ever verified, paid a real order or need not, and downloaded a licence. */
const people = sql`people AS MATERIALIZED (
  SELECT contacts.id, contacts.created_at, verifications.student_domain_id AS domain,
    coalesce(verifications.status IN ('verified', 'verifiedFree'), false) AS verified,
    coalesce(verifications.status = 'verifiedFree', false) OR paid.contact_id IS NOT NULL AS paid,
    downloaded.contact_id IS NOT NULL AS downloaded
  FROM contacts
    LEFT JOIN verifications ON verifications.contact_id = contacts.id AND verifications.product_id IS NULL
    LEFT JOIN (SELECT DISTINCT contact_id FROM orders WHERE state = 'paid' AND NOT test) AS paid
      ON paid.contact_id = contacts.id
    LEFT JOIN (SELECT DISTINCT contact_id FROM student_events WHERE kind = 'downloaded') AS downloaded
      ON downloaded.contact_id = contacts.id
  WHERE contacts.company_id IS NULL AND contacts.erased_at IS NULL)`

const month = (at: string) => sql`to_char(${sql.ref(at)} AT TIME ZONE ${timeZone}, 'YYYY-MM')`
const measures = sql`count(*)::int AS registered, count(*) FILTER (WHERE verified)::int AS verified,
  count(*) FILTER (WHERE verified AND paid)::int AS paid,
  count(*) FILTER (WHERE verified AND paid AND downloaded)::int AS downloaded`

/** Counts everything the statistics of students show; `now` decides which twelve months. */
export async function countFigures(db: Db, now: Date): Promise<StudentFigures> {
  // Counting may take longer than a request may; a job does it.
  await sql`SET LOCAL statement_timeout = '1min'`.execute(db)
  const counted = sql<{ figures: StudentFigures }>`
    WITH months AS (
      SELECT generate_series(date_trunc('month', ${now}::timestamptz AT TIME ZONE ${timeZone}) - interval '11 months',
        ${now}::timestamptz AT TIME ZONE ${timeZone}, '1 month') AS begins),
    since AS (SELECT min(begins) AT TIME ZONE ${timeZone} AS at FROM months),
    ${people},
    counted AS (
      SELECT 'registered' AS kind, ${month('created_at')} AS month, count(*)::int AS n
        FROM people WHERE created_at >= (SELECT at FROM since) GROUP BY 2
      UNION ALL SELECT kind, ${month('at')}, count(DISTINCT contact_id)::int FROM student_events
        WHERE kind IN ('verified', 'downloaded') AND at >= (SELECT at FROM since) GROUP BY 1, 2
      UNION ALL SELECT 'paid', ${month('paid_at')}, count(*)::int FROM orders
        WHERE state = 'paid' AND NOT test AND paid_at >= (SELECT at FROM since) GROUP BY 2)
    SELECT json_build_object(
      'months', (SELECT json_agg(json_build_object('month', to_char(begins, 'YYYY-MM'),
          'registered', coalesce(registered, 0), 'verified', coalesce(verified, 0),
          'paid', coalesce(paid, 0), 'downloaded', coalesce(downloaded, 0)) ORDER BY begins)
        FROM months LEFT JOIN (SELECT month, sum(n) FILTER (WHERE kind = 'registered') AS registered,
            sum(n) FILTER (WHERE kind = 'verified') AS verified, sum(n) FILTER (WHERE kind = 'paid') AS paid,
            sum(n) FILTER (WHERE kind = 'downloaded') AS downloaded FROM counted GROUP BY month) AS by_month
          ON by_month.month = to_char(begins, 'YYYY-MM')),
      'funnel', (SELECT to_json(f) FROM
        (SELECT ${measures} FROM people WHERE created_at >= (SELECT at FROM since)) AS f),
      'universities', (SELECT coalesce(json_agg(u ORDER BY registered DESC, domain), '[]') FROM
        (SELECT student_domains.id, name_de AS de, name_en AS en, student_domains.domain, ${measures}
         FROM people JOIN student_domains ON student_domains.id = people.domain
         GROUP BY student_domains.id ORDER BY registered DESC, student_domains.domain LIMIT 20) AS u),
      'products', (SELECT coalesce(json_agg(p ORDER BY registered DESC, id), '[]') FROM
        (SELECT products.id, title_de AS "titleDe", title_en AS "titleEn", version, count(*)::int AS registered,
           count(*) FILTER (WHERE verified)::int AS verified,
           count(paid_orders.contact_id)::int AS paid, count(begun.holding_id)::int AS downloaded
         FROM holdings JOIN people ON people.id = holdings.contact_id
           JOIN products ON products.id = holdings.product_id
           JOIN student_products ON student_products.product_id = products.id
           LEFT JOIN (SELECT DISTINCT holding_id FROM student_terms) AS begun ON begun.holding_id = holdings.id
           LEFT JOIN (SELECT DISTINCT contact_id, product_id FROM orders WHERE state = 'paid' AND NOT test) AS paid_orders
             ON paid_orders.contact_id = holdings.contact_id AND paid_orders.product_id = holdings.product_id
         GROUP BY products.id) AS p)) AS figures`
  return (await onlyRow(db, counted)).figures
}

/** What the figures are counted from. */
const counted = [
  'contacts',
  'verifications',
  'orders',
  'student_events',
  'holdings',
  'products',
  'student_products',
  'student_domains',
  'student_terms',
]

/**
 * What changes with every change of what is counted, and with the month: PostgreSQL's own count of writes, which may come
 * some seconds late, and is another one after it broke down.
 */
export const figuresBasis = async (db: Db, now: Date): Promise<string> =>
  (
    await onlyRow<{ basis: string }>(
      db,
      sql`SELECT concat_ws(' ', to_char(${now}::timestamptz AT TIME ZONE ${timeZone}, 'YYYY-MM'),
        sum(n_tup_ins), sum(n_tup_upd), sum(n_tup_del)) AS basis
        FROM pg_stat_user_tables WHERE schemaname = 'public' AND relname = ANY(${counted})`,
    )
  ).basis

/** Says that the figures still hold; false where there are none. */
export const confirmFigures = async (db: Db, countedAt: Date): Promise<boolean> =>
  (await db.updateTable('studentStatistics').set({ countedAt }).executeTakeFirst()).numUpdatedRows > 0n

export const lastFigures = (db: Db): Promise<StudentStatistics | undefined> =>
  db
    .selectFrom('studentStatistics')
    .select(['countedAt', 'figures'])
    .executeTakeFirst()
    .then((row) => row && { ...row.figures, countedAt: row.countedAt })

/** An older count never takes the place of a newer one. */
export const storeFigures = (db: Db, figures: StudentFigures, countedAt: Date) =>
  db
    .insertInto('studentStatistics')
    .values({ id: 1, countedAt, figures: JSON.stringify(figures) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({ countedAt: row.ref('excluded.countedAt'), figures: row.ref('excluded.figures') }))
        .where('studentStatistics.countedAt', '<', countedAt.toISOString()),
    )
    .execute()
