import { z } from 'zod'
import { task } from '#platform/jobs/task.ts'
import { factorChanges } from './factors/security-letters.ts'

// What queues a letter to the owner of an account; the job finds out whether there is one.
const accountId = z.string()
const email = z.string()

export const mailUnlock = task('accounts.mailUnlock', { email })
export const mailReset = task('accounts.mailReset', { email, subject: z.literal('cloud').optional() })
export const mailPasswordChanged = task('accounts.mailPasswordChanged', { accountId })
export const mailCode = task('accounts.mailCode', { challengeId: z.string(), mail: z.number() })
export const mailFactors = task('accounts.mailFactors', { accountId, change: z.enum(factorChanges) })
export const mailNewDevice = task('accounts.mailNewDevice', {
  accountId,
  userAgent: z.string(),
  address: z.string(),
  at: z.string(),
})
export const mailRecoveryUsed = task('accounts.mailRecoveryUsed', { accountId, left: z.number() })
export const mailEmailChange = task('accounts.mailEmailChange', { accountId, sessionId: z.string().nullable(), email })
export const mailEmailChanged = task('accounts.mailEmailChanged', { accountId, before: z.string() })
