import type { Configuration } from '#platform/configuration.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { forgetMover, moveFacts } from './person-queries.ts'
import type { MoveMails } from './settings.ts'

export { closeMovesJob } from './close.ts'
export { moveMailSamples } from './letters.ts'

/** How an installation writes about moves. */
export const moveMails = (configuration: Configuration): MoveMails => ({
  sender: configuration.MAIL_FROM,
  vendor: { name: configuration.VENDOR_NAME, colour: configuration.VENDOR_COLOUR },
  publicUrl: configuration.PUBLIC_URL,
  staff: configuration.MAIL_STAFF ? { email: configuration.MAIL_STAFF, language: 'de' } : null,
})

/** The moves somebody asked for or decided. */
export const movePersonalData: PersonalData = {
  name: 'moves',
  read: (db, { accountId }) => moveFacts(db, accountId),
  erase: (tx, { accountId }) => forgetMover(tx, accountId),
}
