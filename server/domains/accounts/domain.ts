import type { Domain } from '#platform/installation/domain.ts'
import type { Job, JobCall } from '#platform/jobs/job.ts'
import { deleteOldDevices } from './sessions/device-queries.ts'
import { changedLetter, cloudResetLetter, resetLetter, unlockLetter } from './letters.ts'
import { deleteOldBudgets, deleteOldLinks } from './sessions/lockout-queries.ts'
import { ownerMailJobs } from './mails.ts'
import { accountPersonalData } from './people/person.ts'
import { deleteOldSessions } from './queries.ts'
import { accountRoutes } from './routes.ts'
import { deleteOldChallenges } from './factors/second-factor-queries.ts'
import {
  codeLetter,
  emailChangedLetter,
  factorsLetter,
  newDeviceLetter,
  newEmailLetter,
  recoveryLetter,
  takenEmailLetter,
} from './factors/security-letters.ts'
import { securityMailJobs } from './factors/security-mails.ts'
import { securityRoutes } from './factors/security-routes.ts'
import { daysFromNow } from '#platform/database/times.ts'

/** Every night: deletes sessions that ended or expired a month ago, links and wrong guesses of yesterday, lost devices. */
const tidyJob: Job = {
  name: 'accounts.tidySessions',
  schedule: '27 2 * * *',
  async handle({ db }: JobCall) {
    await deleteOldSessions(db)
    await deleteOldLinks(db, daysFromNow(-7))
    await deleteOldChallenges(db, daysFromNow(-1))
    await deleteOldBudgets(db, daysFromNow(-1))
    await deleteOldDevices(db, daysFromNow(-400))
  },
}

/** Who signs in, how they prove it, where they are signed in. */
export const accountsDomain: Domain = {
  name: 'accounts',
  routes: [...accountRoutes, ...securityRoutes],
  jobs: [tidyJob, ...ownerMailJobs, ...securityMailJobs],
  letters: [
    unlockLetter,
    resetLetter,
    cloudResetLetter,
    changedLetter,
    codeLetter,
    factorsLetter,
    newDeviceLetter,
    recoveryLetter,
    newEmailLetter,
    takenEmailLetter,
    emailChangedLetter,
  ],
  personalData: accountPersonalData,
}
