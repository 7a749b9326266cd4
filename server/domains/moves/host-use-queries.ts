import { sql } from 'kysely'
import type { HostUse } from '#contract/moves.ts'
import { holderKey, holderName, holdingVisibleTo, productNamed } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'

export interface Marks {
  macs: readonly string[]
  names: readonly string[]
}

/**
 * Live host IDs the actor sees with one of these addresses (12 digits) or names, at most ten; addresses first.
 * Left out is one of them, with what stands in for it in an emergency.
 */
export async function hostUses(
  db: Db,
  actor: Actor,
  { macs, names }: Marks,
  except: string | null,
): Promise<HostUse[]> {
  const marks = [...macs.map((mac) => `mac:${mac}`), ...names.map((name) => `name:${name.toLowerCase()}`)]
  if (marks.length === 0) return []
  const { rows } = await sql<HostUse>`
    SELECT split_part(used.mark, ':', 1) AS what, CASE WHEN used.mark LIKE 'mac:%' THEN substr(used.mark, 5)
        ELSE (SELECT host ->> 'name' FROM jsonb_array_elements(hosts.hosts) AS host
          WHERE 'name:' || lower(host ->> 'name') = used.mark LIMIT 1) END AS value,
      hosts.id AS "hostId", hosts.holding_id AS "holdingId", ${holderName} AS "holderName",
      coalesce(companies.customer_number, '') AS "customerNumber",
      ${productNamed} AS product
    FROM hosts
    JOIN holdings ON holdings.id = hosts.holding_id
    LEFT JOIN companies ON companies.id = holdings.company_id
    LEFT JOIN contacts AS persons ON persons.id = holdings.contact_id
    JOIN products ON products.id = holdings.product_id
    CROSS JOIN LATERAL unnest(host_marks(hosts.hosts)) AS used(mark)
    WHERE host_marks(hosts.hosts) && ${marks}::text[] AND used.mark = ANY(${marks}::text[])
      AND NOT hosts.disabled AND hosts.moved_to IS NULL AND NOT holdings.disabled
      AND (${except}::uuid IS NULL OR (hosts.id <> ${except}::uuid AND hosts.emergency_for IS DISTINCT FROM ${except}::uuid)) AND ${holdingVisibleTo(actor)}
    ORDER BY what, ${holderKey}, hosts.id LIMIT 10`.execute(db)
  return rows
}
