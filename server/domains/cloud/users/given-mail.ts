import { termState } from '#contract/cloud-terms.ts'
import { portalDay } from '#contract/time-zone.ts'
import { inOneTransaction, job } from '#platform/jobs/job.ts'
import { system } from '#platform/operations/actor.ts'
import type { Write } from '#platform/operations/operations.ts'
import { lockConfiguration } from '../accounts/configuration-queries.ts'
import { givenLetter } from '../letters.ts'
import { cloudLanguage, undoSeconds } from '../rules.ts'
import { lockAccess } from './user-queries.ts'
import { task } from '#platform/jobs/task.ts'
import { z } from 'zod'

const mailPlace = task('cloud.mailPlace', {
  configurationId: z.string(),
  contactId: z.string(),
  /** When it was given; a place taken and given again since is reported by the later job. */
  at: z.string().nullable(),
})

/** Queues a mail about a new place, sent once it can no longer be undone. */
export async function tellOfPlace({ db, jobs }: Write, configurationId: string, contactId: string): Promise<void> {
  const at = (await lockAccess(db, configurationId, contactId))?.lastActivatedAt ?? null
  await jobs.send(mailPlace, { configurationId, contactId, at }, undoSeconds)
}

/** Mails a person that they have a place, and where they sign in. */
export const givenMailJob = job(mailPlace, {
  handle: inOneTransaction(async ({ db, mail, clock }, { configurationId, contactId, at }) => {
    const configuration = await lockConfiguration(db, system, configurationId)
    const user = configuration && (await lockAccess(db, configurationId, contactId))
    // While staff review the address nothing is sent.
    if (!configuration || !user?.active || user.lastActivatedAt !== at || user.email === null) return
    const { companyName: company, titleDe, titleEn, startDate, earlierRuns } = configuration
    const state = termState(configuration, portalDay(clock()))
    if (state === 'expired') return
    const from = state === 'ahead' && !earlierRuns ? startDate : null
    // A name entered by others greets only confirmed addresses.
    const name = user.hasAccount ? [user.firstName, user.lastName].filter(Boolean).join(' ') : ''
    const facts = { company, titleDe, titleEn, from, hasAccount: user.hasAccount }
    const record = { kind: 'contact', id: contactId }
    await mail({ email: user.email, language: cloudLanguage(user.language), name }, givenLetter, facts, { record })
  }),
})
