import { mailAccountJobs, tidySessionsJob } from '#domains/accounts/public.ts'
import { campaignJobs } from '#domains/campaigns/public.ts'
import { tidyMergesJob } from '#domains/merges/public.ts'
import { importJobs } from '#domains/imports/public.ts'
import { closeMovesJob } from '#domains/moves/public.ts'
import { consentJobs, eraseJob } from '#domains/profile/public.ts'
import { resignJob } from '#domains/keys/public.ts'
import { signHeadJob } from '#domains/ledger/public.ts'
import { enterEarlierLicences } from '#domains/licences/public.ts'
import { registrationJobs } from '#domains/registration/public.ts'
import { remindJob, renewalMails } from '#domains/renewals/public.ts'
import { tidySsoJob } from '#domains/sso/public.ts'
import type { Job } from '#platform/jobs.ts'
import { signingOf } from '#platform/key-choice.ts'
import { sealerOf } from '#platform/sealed.ts'
import { webhookJobs } from '#domains/webhooks/public.ts'
import { sendMailJob } from '#platform/mail.ts'
import { tidyJob } from '#platform/tidy.ts'
import { accessTokens } from '#platform/tokens.ts'
import type { Parts } from './app.ts'
import { licenceMeans } from './licence-means.ts'
import { personalData } from './personal-data.ts'

/** Every job of the server. Mail goes to `smtpUrl`; without one it waits. */
export function composeJobs({ configuration, database: { db }, jobs, keys }: Parts, smtpUrl: string | null): Job[] {
  const { MAIL_FROM, VENDOR_NAME, VENDOR_COLOUR } = configuration
  const mails = { sender: MAIL_FROM, vendor: { name: VENDOR_NAME, colour: VENDOR_COLOUR } }
  const signing = signingOf(configuration)
  return [
    sendMailJob(db, configuration, smtpUrl),
    tidyJob(db),
    tidySessionsJob(db),
    ...mailAccountJobs(db, jobs, configuration, accessTokens(keys.token, configuration).digest),
    tidySsoJob(db),
    tidyMergesJob(db),
    ...registrationJobs(db, jobs, configuration),
    ...consentJobs(db, jobs, { ...mails, publicUrl: configuration.PUBLIC_URL }),
    remindJob(db, jobs, renewalMails(configuration)),
    signHeadJob(db, signing.active, () => enterEarlierLicences(db)),
    closeMovesJob(db),
    ...campaignJobs(db, jobs, licenceMeans(configuration, keys, signing)),
    resignJob(db, jobs, signing.active, { address: configuration.MAIL_LICENCE_FROM, vendor: mails.vendor }),
    ...webhookJobs(
      db,
      { sealer: sealerOf(keys.token), allowed: configuration.WEBHOOK_HOSTS ?? [] },
      configuration.WEBHOOK_TRIES,
    ),
    ...importJobs(db, jobs, configuration.MAIN_CONTACT_LIMIT),
    eraseJob(db, jobs, personalData, mails),
  ]
}
