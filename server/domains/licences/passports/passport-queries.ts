import { sql } from 'kysely'
import type { Host } from '#contract/hosts.ts'
import { inIds } from '#platform/database/in-ids.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { supersededBy } from '../queries.ts'
import { countNaming } from '#platform/database/count-rows.ts'

const downloadsOf = (column: 'licenceId' | 'importId', id: string) => ({
  downloads: countNaming(`licenceDownloads.${column}`, id),
  lastDownloadAt: sql<string | null>`(SELECT max(at) FROM licence_downloads WHERE ${sql.ref(column)} = ${sql.ref(id)})`,
})

/** The hosts of holdings, each with the newest licence issued for it. The caller has seen the holdings. */
export function hostsWithLicence(db: Db, holdingIds: readonly string[]) {
  const { downloads, lastDownloadAt } = downloadsOf('licenceId', 'newest.id')
  return db
    .selectFrom('hosts')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('licences')
          .select([
            'id',
            'hostId',
            'serial',
            'generation',
            'fileName',
            'issuedAt',
            'startDate',
            'endDate',
            'graceDays',
            'ends',
          ])
          .whereRef('licences.hostId', '=', 'hosts.id')
          .orderBy('generation', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['hosts.id', 'holdingId', 'port', 'terminalServer', 'virtualServer', 'disabled'])
    .select(['hosts.startDate', 'hosts.endDate', 'hosts.binding', 'hosts.hosts'])
    .select(['newest.id as licenceId', 'newest.serial', 'newest.generation', 'newest.fileName', 'newest.issuedAt'])
    .select([
      'newest.startDate as licenceStart',
      'newest.endDate as licenceEnd',
      'newest.graceDays',
      'movedTo',
      'emergencyFor',
    ])
    .select([
      sql<string[] | null>`array_to_json(array_remove(newest.ends, 'infinity'))`.as('endDays'),
      sql<boolean | null>`'infinity' = ANY(newest.ends)`.as('endless'),
    ])
    .select(supersededBy('newest').as('supersededBy'))
    .select([downloads.as('downloads'), lastDownloadAt.as('lastDownloadAt')])
    .where(inIds('holdingId', holdingIds))
    .orderBy('hosts.createdAt')
    .orderBy('hosts.id')
    .$narrowType<{ binding: Host['binding'] }>()
    .execute()
}

/** The terms of the newest licences of a holding's hosts, of those that have one. The caller has seen the holding. */
export const licenceTerms = async (db: Db, holdingId: string): Promise<LicenceTerm[]> =>
  (
    await sql<LicenceTerm>`SELECT hosts.id AS "hostId", newest.start_date AS "startDate", newest.end_date AS "endDate",
        newest.grace_days AS "graceDays", array_to_json(array_remove(newest.ends, 'infinity')) AS "endDays",
        'infinity' = ANY(newest.ends) AS endless
      FROM hosts CROSS JOIN LATERAL (SELECT start_date, end_date, grace_days, ends FROM licences
        WHERE host_id = hosts.id ORDER BY generation DESC LIMIT 1) AS newest
      WHERE hosts.holding_id = ${holdingId}`.execute(db)
  ).rows

interface LicenceTerm {
  hostId: string
  startDate: string
  endDate: string | null
  graceDays: number
  endDays: string[]
  endless: boolean
}

export interface HostWithLicence extends Pick<Host, 'port' | 'terminalServer' | 'virtualServer' | 'disabled'> {
  id: string
  holdingId: string
  startDate: string
  endDate: string | null
  binding: Host['binding']
  hosts: Host['hosts']
  movedTo: string | null
  emergencyFor: string | null
  supersededBy: number | null
  licenceId: string | null
  serial: number | null
  generation: number | null
  fileName: string | null
  issuedAt: string | null
  licenceStart: string | null
  licenceEnd: string | null
  graceDays: number | null
  /** The days on which something of the licence ends, and whether something never does. */
  endDays: string[] | null
  endless: boolean | null
  downloads: number
  lastDownloadAt: string | null
}

/** The files taken over for holdings, newest first. */
export function importedFiles(db: Db, holdingIds: readonly string[]) {
  const { downloads, lastDownloadAt } = downloadsOf('importId', 'licenceImports.id')
  return db
    .selectFrom('licenceImports')
    .select(['licenceImports.id', 'holdingId', 'fileName', 'importedAt as at'])
    .select([downloads.as('downloads'), lastDownloadAt.as('lastDownloadAt')])
    .where(inIds('holdingId', holdingIds))
    .orderBy('importedAt', 'desc')
    .orderBy('licenceImports.id')
    .execute()
}

/** A host's newest licence file by its id; undefined for one that was replaced, or another holding's. */
export const currentLicenceFile = (db: Db, holdingId: string, id: string) =>
  db
    .selectFrom('licences')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .select(['licences.fileName', 'bytes', 'hosts.disabled'])
    .where('licences.id', '=', id)
    .where('licences.holdingId', '=', holdingId)
    .where((row) => {
      const ofHost = row.selectFrom('licences as newer').whereRef('newer.hostId', '=', 'licences.hostId')
      return row.not(row.exists(ofHost.whereRef('newer.generation', '>', 'licences.generation')))
    })
    .executeTakeFirst()

export const importedFile = (db: Db, holdingId: string, id: string) =>
  db
    .selectFrom('licenceImports')
    .select(['fileName', 'bytes'])
    .where('id', '=', id)
    .where('holdingId', '=', holdingId)
    .executeTakeFirst()

export const insertDownload = (db: Db, file: { licenceId: string } | { importId: string }, by: string | null) =>
  db
    .insertInto('licenceDownloads')
    .values({ id: newId(), ...file, accountId: by })
    .execute()

/** The licence files an account fetched. */
export const downloadFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('licenceDownloads')
    .leftJoin('licences', 'licences.id', 'licenceId')
    .leftJoin('licenceImports', 'licenceImports.id', 'importId')
    .select(['at', sql<string>`coalesce(licences.file_name, licence_imports.file_name)`.as('fileName')])
    .where('accountId', '=', accountId)
    .orderBy('at')
    .execute()

/** Leaves the count, without whom. */
export const forgetDownloads = (db: Db, accountId: string) =>
  db.updateTable('licenceDownloads').set({ accountId: null }).where('accountId', '=', accountId).execute()
