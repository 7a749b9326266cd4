import { sql } from 'kysely'
import { portalDay } from '#contract/time-zone.ts'
import { addDays, addMonths } from '#licence/days.ts'
import { workOutCosts } from '#domains/cloud-usage/costs/month-costs.ts'
import { putNeeds } from '#domains/cloud-usage/needs/need-queries.ts'
import { needsOf } from '#domains/cloud-usage/needs/needs.ts'
import { timesCounted } from '#domains/cloud-usage/statistics-queries.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { chanceFrom } from './chance.ts'
import { insertMany } from './insert.ts'

/** A person who streams: who AppStream says it is, where, and from when to when. */
export interface DemoStreamer {
  streamUser: string
  contactId: string | null
  companyId: string | null
  configurationId: string | null
  stack: string
  from: string
  to: string
}

interface DemoSession {
  id: string
  streamer: DemoStreamer
  startedAt: string
  seconds: number
}

const months = 14
/** The tag of a report file as the embedded cloud lists it, so that what is loaded is not read again. */
export const demoTag = 'demo'
export const demoReportName = (day: string): string => `daily-session-report-${day}.csv`

/** The people who have a place, and two names without a user. */
export async function demoStreamers(db: Db): Promise<DemoStreamer[]> {
  const known = await db
    .selectFrom('cloudAccess')
    .innerJoin('cloudConfigurations', 'cloudConfigurations.id', 'cloudAccess.configurationId')
    .innerJoin('cloudStacks', 'cloudStacks.id', 'cloudConfigurations.stackId')
    .innerJoin('cloudUsers', 'cloudUsers.contactId', 'cloudAccess.contactId')
    .innerJoin('contacts', 'contacts.id', 'cloudAccess.contactId')
    .select(['cloudUsers.streamUser', 'cloudAccess.contactId', 'contacts.companyId', 'cloudStacks.name as stack'])
    .select(['cloudConfigurations.id as configurationId', 'startDate as from', 'endDate as to'])
    .where('contacts.email', 'not like', 'cloud%')
    .orderBy('cloudUsers.streamUser')
    .execute()
  const nobody = { contactId: null, companyId: null, configurationId: null, stack: 'wellenwerk-2024' }
  const term = { from: '2020-01-01', to: '2099-01-01' }
  return [
    ...known,
    { streamUser: 'altes-konto-17', ...nobody, ...term },
    { streamUser: 'vertrieb-messe', ...nobody, ...term },
  ]
}

/** A number that a text always gives. */
const seedOf = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)

/** The sessions that end on a day; the same at every call. */
export function demoSessions(day: string, streamers: readonly DemoStreamer[]): DemoSession[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0) return []
  return streamers.flatMap((streamer) => {
    if (streamer.from > day || streamer.to < day) return []
    const chance = chanceFrom(seedOf(`${streamer.streamUser}${day}`))
    if (chance.below(weekday === 6 ? 20 : streamer.contactId ? 4 : 12) > 0) return []
    const startedAt = new Date(Date.parse(`${day}T06:00:00Z`) + chance.below(9 * 3600) * 1000).toISOString()
    const id = `demo-${day}-${streamer.streamUser}-${streamer.stack}`
    return [{ id, streamer, startedAt, seconds: 900 + chance.below(5 * 3600) }]
  })
}

/** Every day there are reports of. */
export function demoDays(now: Date): string[] {
  const today = portalDay(now)
  const days: string[] = []
  for (let day = addMonths(today, -months); day < today; day = addDays(day, 1)) days.push(day)
  return days
}

/** A report file as AppStream writes it. */
export function demoReport(
  day: string,
  sessions: readonly { id: string; user: string; stack: string; startedAt: string; seconds: number }[],
): string {
  const head =
    'user_session_id,aws_account_id,region,session_start_time,session_end_time,session_duration_in_seconds,user_id,user_arn,authentication_type,authentication_type_user_id,fleet_name,stack_name,instance_type,eni_private_ip_address,connected_at_least_once,client_ip_addresses'
  const rows = sessions.map(({ id, user, stack, startedAt, seconds }) => {
    const end = new Date(Date.parse(startedAt) + seconds * 1000).toISOString()
    return `${id},000000000000,eu-central-1,${startedAt},${end},${seconds},${user},,API,,${stack}-fleet,${stack},stream.standard.large,10.0.0.7,true,203.0.113.7`
  })
  const never = `demo-${day}-never,000000000000,eu-central-1,${day}T05:00:00.000Z,${day}T05:00:40.000Z,40,x0,,API,,f,wellenwerk-2024,stream.standard.large,10.0.0.8,false,203.0.113.8`
  return [head, ...rows, never, ''].join('\n')
}

/** Fourteen months of sessions of all who have a place, what they cost, and two names without a user. */
export async function loadCloudUsage(tx: Tx, now: Date): Promise<void> {
  const streamers = await demoStreamers(tx)
  if (streamers.length <= 2) return
  const [reports, sessions]: [object[], object[]] = [[], []]
  for (const day of demoDays(now)) {
    const found = demoSessions(day, streamers)
    const [id, run] = [newId(), newId()]
    const unknown = found.filter(({ streamer }) => streamer.contactId === null).length
    const counts = { sessions: found.length, added: found.length, unknown, skipped: 1 }
    const report = { id, name: demoReportName(day), source: 'reports', state: 'done', run, fingerprint: `"${demoTag}"` }
    // Loaded before the morning's fetch, the last of them has just been read.
    const fetched = Math.min(Date.parse(`${addDays(day, 1)}T04:20:00Z`), now.getTime())
    reports.push({ ...report, ...counts, importedAt: new Date(fetched) })
    for (const { id: session, streamer, startedAt, seconds } of found) {
      const { streamUser, contactId, companyId, configurationId, stack } = streamer
      const whose = { streamUser, contactId, companyId, configurationId, stack }
      sessions.push({ id: session, ...whose, startedAt, seconds, reportId: id, run })
    }
  }
  await insertMany(tx, 'cloudReports', reports)
  await insertMany(tx, 'cloudSessions', sessions)
  const since = addMonths(portalDay(now), -months).slice(0, 7)
  const fromMonth = `${since}-01`
  await insertMany(tx, 'cloudCostVariables', [
    { fromMonth, perHourCents: 89, perLoginMonthCents: 420, serverMonthCents: 24_000 },
    {
      fromMonth: `${addMonths(fromMonth, 8).slice(0, 7)}-01`,
      perHourCents: 95,
      perLoginMonthCents: 450,
      serverMonthCents: 26_000,
    },
  ])
  await sql`INSERT INTO cloud_costs_due SELECT DISTINCT month FROM cloud_usage ON CONFLICT DO NOTHING`.execute(tx)
  await workOutCosts(tx)
  const through = addDays(portalDay(now), -1)
  await putNeeds(tx, await needsOf(tx, now), { through, counted: await timesCounted(tx), at: now })
}
