import { portalDay } from '#contract/time-zone.ts'
import type { Db } from '#platform/database/database.ts'
import {
  demoDays,
  demoReport,
  demoReportName,
  demoSessions,
  type DemoStreamer,
  demoStreamers,
  demoTag,
} from '../../../demo/cloud-usage.ts'
import type { AwsAccount } from './account.ts'
import type { Objects } from './objects.ts'

const keyOf = (day: string) =>
  `sessions/schedule=DAILY/year=${day.slice(0, 4)}/month=${day.slice(5, 7)}/day=${day.slice(8)}/${demoReportName(day)}`
const dayOf = (key: string) => /(\d{4}-\d\d-\d\d)\.csv$/.exec(key)?.[1] ?? ''

/**
 * The daily reports of the embedded cloud: fourteen months of the demo's people, generated on request, and actual
 * sessions on the day after they ended.
 */
export function demoReports(db: Db, account: AwsAccount): Objects {
  let streamers: Promise<DemoStreamer[]> | undefined
  const ended = (day: string) =>
    account.sessions.flatMap(({ endedAt, ...session }) =>
      endedAt !== null && portalDay(endedAt) === day ? [{ ...session, endedAt }] : [],
    )
  return {
    keys: async () => demoDays(new Date()).map(keyOf),
    tag: (key) => {
      const streamed = ended(dayOf(key)).length
      return streamed === 0 ? demoTag : `${demoTag}-${streamed}`
    },
    async read(key) {
      const day = dayOf(key)
      if (!demoDays(new Date()).includes(day)) return null
      streamers ??= demoStreamers(db)
      const made = demoSessions(day, await streamers).map(({ id, streamer, startedAt, seconds }) => ({
        id,
        user: streamer.streamUser,
        stack: streamer.stack,
        startedAt,
        seconds,
      }))
      const streamed = ended(day).map(({ id, userId, stack, startedAt, endedAt }) => ({
        id,
        user: userId,
        stack,
        startedAt: startedAt.toISOString(),
        seconds: Math.round((endedAt.getTime() - startedAt.getTime()) / 1000),
      }))
      return demoReport(day, [...made, ...streamed])
    },
  }
}
