import { portalDay } from '#contract/time-zone.ts'
import { type LicenceEndRow, licenceEnds } from '#domains/licences/public.ts'
import { holderColumns } from '#domains/holdings/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Job, JobCall } from '#platform/jobs/job.ts'
import { addDays, daysBetween } from '#licence/days.ts'
import { type EndFacts, reminderLetter, staffReminderLetter } from './letters.ts'
import { claimReminders, contactsToRemind, endKey, companiesWithoutReminders } from './reminder-queries.ts'

interface Due extends EndFacts, Pick<LicenceEndRow, 'subjectId' | 'holder'> {
  /** The reminder that is due: so many days before the end. */
  stage: number
}

/** The reminder an end has come to: the latest of those whose time has come. Null before the first. */
export const stageOf = (days: number, stages: readonly number[]): number | null =>
  days < 0 ? null : (stages.filter((stage) => days <= stage).toSorted((a, b) => a - b)[0] ?? null)

/**
 * Reminds main contacts, persons and staff of what ends, each of the same end once, however often and wherever this runs. A day
 * nothing ran is made up for by the next; an end that moved is another.
 */
export async function remind({ db, transaction, settings }: JobCall, today: string): Promise<void> {
  const stages = settings.RENEWAL_DAYS
  const furthest = Math.max(...stages, -1)
  if (furthest < 0) return
  const ends = await licenceEnds(db, { from: today, to: addDays(today, furthest) })
  const silent = await companiesWithoutReminders(db, [...new Set(ends.map(({ holder }) => holder.id))])
  const due = ends.flatMap((end): Due[] => {
    const days = daysBetween(today, end.endDay)
    const stage = stageOf(days, stages)
    return stage === null || silent.has(end.holder.id) ? [] : [{ ...end, days, stage }]
  })
  const byHolder = Map.groupBy(due, ({ holder }) => holder.id)
  for (const { holderId, kind, email, language } of await contactsToRemind(db, [...byHolder.keys()]))
    await transaction(async (call) => {
      const news = await claim(call.db, byHolder.get(holderId) ?? [], email)
      const record = { kind, id: holderId }
      if (news.length > 0) await call.mail({ email, language }, reminderLetter, news, { record })
    })
  await transaction(async (call) => {
    if (!call.staff) return
    const news = await claim(call.db, due, call.staff.email)
    if (news.length > 0) await call.mail(call.staff, staffReminderLetter, news)
  })
}

/** Those of the due ends that this receiver was not reminded of before. */
async function claim(tx: Tx, due: readonly Due[], receiver: string): Promise<Due[]> {
  const claimed = await claimReminders(
    tx,
    due.map(({ subjectId, endDay, stage, holder }) => ({
      subjectId,
      endDay,
      days: stage,
      receiver,
      ...holderColumns(holder),
    })),
  )
  return due.filter((one) => claimed.has(endKey(one)))
}

/** Every morning: reminds of what ends. */
export const remindJob: Job = {
  name: 'renewals.remind',
  schedule: '23 5 * * *',
  handle: (job: JobCall) => remind(job, portalDay(job.clock())),
}
