import { chooseConfiguration } from '#contract/configurations.ts'
import type { Holding } from '#contract/holdings.ts'
import type { Host } from '#contract/hosts.ts'
import type { Licence } from '#contract/licences.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import type { TestPortal, Who } from '../../testing/portal.ts'
import { hostInput } from '../../testing/samples.ts'

/** A host whose term holds on every day the tests may run. */
export const soundHost = { ...hostInput, startDate: '2020-01-01', endDate: '2199-12-31' }

/** A company of its own with a complete configuration of a product, so that tests do not meet. */
export async function newHolding(
  { query, given }: TestPortal,
  { code = 'WW-NW-20', end = 'unlimited' }: { code?: string; end?: string | null } = {},
): Promise<Holding> {
  await query('UPDATE products SET unlocked = true WHERE code = $1', [code])
  const { id: companyId } = await given.company({ name: 'Prüfstand & Co. KG' })
  return given.holding({ code, companyId, count: 2, ...(end && { end }) })
}

/** Gives a holding another configuration: the one it has, for three places and without an end. */
export const chooseThreePlaces = ({ ask }: TestPortal, { id, configuration }: Holding) =>
  ask('administrator', chooseConfiguration, {
    params: { id },
    body: { basedOn: configuration!.id, count: 3, end: 'unlimited', description: 'Drei Plätze' },
  })

export const newHost = ({ given }: TestPortal, { id }: Holding, changes: object = {}): Promise<Host> =>
  given.host({ holdingId: id, ...soundHost, ...changes })

/** A host of a company of its own, ready to be licensed. */
export const readyHost = async (portal: TestPortal, changes: object = {}): Promise<Host> =>
  newHost(portal, await newHolding(portal), changes)

export const issue = (portal: TestPortal, hostId: string, body: object = {}, headers: Record<string, string> = {}) =>
  portal.call('licenser', 'POST', `/hosts/${hostId}/licences`, body, headers)

export const issueFor = ({ given }: TestPortal, hostId: string): Promise<Licence> => given.licence(hostId)

export const draftOf = (portal: TestPortal, hostId: string, body: object = {}) =>
  portal.call('licenser', 'POST', `/hosts/${hostId}/licence-drafts`, body)

export const fileOf = (portal: TestPortal, licenceId: string, who: Who = 'licenser') =>
  portal.call(who, 'GET', `/licences/${licenceId}/file`)

export const publishedKeys = async ({ call }: TestPortal): Promise<PublicKeySet> =>
  (await call(null, 'GET', '/.well-known/licence-keys.json')).json

/**
 * Rows of every table; what was refused must not have changed one. Left out is the chain of the audit, which
 * moves on by itself.
 */
export async function rowCounts({ database: { pool } }: TestPortal): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('audit_waiting', 'audit_links', 'audit_heads')",
  )
  const counts = rows.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS found FROM "${name}"`)
  const { rows: found } = await pool.query<{ name: string; found: number }>(counts.join(' UNION ALL '))
  return Object.fromEntries(found.map((row) => [row.name, row.found]))
}
