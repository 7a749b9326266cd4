import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The schema as text, stable between machines: tables with columns, constraints, indexes, sequences, triggers, functions. */
export async function schemaOf(db: Db): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    WITH tables AS (
      SELECT oid, relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    ), lines AS (
      SELECT relname AS owner, 1 AS part, attnum AS number,
        format('%s.%s %s%s%s', relname, attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN ' NOT NULL' END,
          ' DEFAULT ' || pg_get_expr(adbin, adrelid)) AS line
      FROM tables JOIN pg_attribute ON attrelid = tables.oid AND attnum > 0 AND NOT attisdropped
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      UNION ALL
      SELECT relname, 2, 0, format('%s CONSTRAINT %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
      FROM tables JOIN pg_constraint ON conrelid = tables.oid WHERE contype <> 'n'
      UNION ALL
      SELECT relname, 3, 0, pg_get_indexdef(indexrelid) FROM tables JOIN pg_index ON indrelid = tables.oid
      UNION ALL
      SELECT relname, 4, 0, pg_get_triggerdef(pg_trigger.oid) FROM tables JOIN pg_trigger ON tgrelid = tables.oid WHERE NOT tgisinternal
      UNION ALL
      SELECT 'zz', 5, 0, 'SEQUENCE ' || relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'
      UNION ALL
      SELECT 'zz', 6, 0, pg_get_functiondef(pg_proc.oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    )
    SELECT line FROM lines ORDER BY owner, part, number, line`.execute(db)
  return `${rows.map((row) => row.line).join('\n')}\n`
}
