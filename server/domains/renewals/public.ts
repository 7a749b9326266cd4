import type { Configuration } from '#platform/configuration.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { forgetReminders, reminderFacts } from './reminder-queries.ts'
import { forgetAsker, requestFacts } from './request-queries.ts'
import type { RenewalMails } from './settings.ts'

export { renewalMailSamples } from './letters.ts'
export { remindJob } from './reminders.ts'

/** How an installation writes about renewals. */
export const renewalMails = (configuration: Configuration): RenewalMails => ({
  sender: configuration.MAIL_FROM,
  vendor: { name: configuration.VENDOR_NAME, colour: configuration.VENDOR_COLOUR },
  publicUrl: configuration.PUBLIC_URL,
  staff: configuration.MAIL_STAFF ? { email: configuration.MAIL_STAFF, language: 'de' } : null,
  days: configuration.RENEWAL_DAYS,
})

/** What somebody asked for, and what they were reminded of. */
export const renewalPersonalData: PersonalData = {
  name: 'renewals',
  read: async (db, { accountId, email }) => ({
    requests: await requestFacts(db, accountId),
    reminders: await reminderFacts(db, email),
  }),
  erase: async (tx, { accountId, email }) => {
    await forgetAsker(tx, accountId)
    await forgetReminders(tx, email)
  },
}
