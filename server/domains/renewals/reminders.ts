import { daysBetween, type LicenceEndRow, licenceEnds } from '#domains/licences/public.ts'
import { nobody } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import { queueMail } from '#platform/mail.ts'
import { dayOf } from '#licence/days.ts'
import { type EndFacts, reminderLetter, staffReminderLetter } from './letters.ts'
import { claimReminders, contactsToRemind, unreminded } from './reminder-queries.ts'
import type { RenewalMails } from './settings.ts'

interface Due extends EndFacts, Pick<LicenceEndRow, 'subjectId' | 'companyId'> {
  /** The reminder that is due: so many days before the end. */
  stage: number
}

const day = 86_400_000
const daysLater = (today: string, days: number): string =>
  dayOf(new Date(Date.parse(`${today}T00:00:00Z`) + days * day))

/** The reminder an end has come to: the latest of those whose time has come. Null before the first. */
export const stageOf = (days: number, stages: readonly number[]): number | null =>
  days < 0 ? null : (stages.filter((stage) => days <= stage).toSorted((a, b) => a - b)[0] ?? null)

/**
 * Reminds main contacts and staff of what ends, each of the same end once, however often and wherever this runs. A day
 * nothing ran is made up for by the next; an end that moved is another.
 */
export async function remind(db: Db, jobs: Jobs, mails: RenewalMails, today: string): Promise<void> {
  const furthest = Math.max(...mails.days, -1)
  if (furthest < 0) return
  const ends = await licenceEnds(db, { from: today, to: daysLater(today, furthest) })
  const silent = await unreminded(db, [...new Set(ends.map(({ companyId }) => companyId))])
  const due = ends.flatMap((end): Due[] => {
    const days = daysBetween(today, end.endDay)
    const stage = stageOf(days, mails.days)
    return stage === null || silent.has(end.companyId) ? [] : [{ ...end, days, stage }]
  })
  const byCompany = Map.groupBy(due, ({ companyId }) => companyId)
  for (const { companyId, email: receiver, language } of await contactsToRemind(db, [...byCompany.keys()]))
    await db.transaction().execute(async (tx) => {
      const news = await claim(tx, byCompany.get(companyId ?? '') ?? [], receiver)
      if (news.length === 0) return
      await queueMail(
        { db: tx, actor: nobody(language), jobs: jobs.within(tx) },
        {
          ...{ template: 'renewals.reminder', language, sender: mails.sender, senderName: mails.vendor.name, receiver },
          ...reminderLetter({ ...mails, language }, news),
          record: { kind: 'company', id: companyId ?? '' },
        },
      )
    })
  const { staff } = mails
  if (!staff) return
  await db.transaction().execute(async (tx) => {
    const news = await claim(tx, due, staff.email)
    if (news.length === 0) return
    const { language, email: receiver } = staff
    await queueMail(
      { db: tx, actor: nobody(language), jobs: jobs.within(tx) },
      {
        ...{ template: 'renewals.staff', language, sender: mails.sender, senderName: mails.vendor.name, receiver },
        ...staffReminderLetter({ ...mails, language }, news),
      },
    )
  })
}

/** Those of the due ends that this receiver was not reminded of before. */
async function claim(tx: Tx, due: readonly Due[], receiver: string): Promise<Due[]> {
  const claimed = await claimReminders(
    tx,
    due.map(({ subjectId, endDay, stage, companyId }) => ({ subjectId, endDay, days: stage, receiver, companyId })),
  )
  return due.filter(({ subjectId }) => claimed.has(subjectId))
}

/** Every morning: reminds of what ends. */
export const remindJob = (db: Db, jobs: Jobs, mails: RenewalMails): Job => ({
  name: 'renewals.remind',
  schedule: '23 5 * * *',
  handle: () => remind(db, jobs, mails, dayOf(new Date())),
})
