import { cookieTextVersion, recordCookieConsent } from '#contract/portal.ts'
import { call } from '../../api.ts'
import { type Consent, consentCookie, consentIn } from '../../api/consent.ts'
import { store } from '../../api/store.ts'
import { preferences } from './preferences.ts'

/** Whether the dialog is there: asking on a first visit, or called up. */
export const cookieDialog = store<'closed' | 'asking' | 'called'>('closed')

/** What this browser chose, as the cookie says at this moment: another tab may have changed it. */
export const readConsent = (): Consent | null => consentIn(document.cookie)

/** Keeps a choice here for a year and, as proof, at the server under a random id. */
export function decide(stats: boolean): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the one cookie the pages themselves set
  document.cookie = consentCookie({ essential: true, stats }, location.protocol === 'https:')
  cookieDialog.set('closed')
  const { language } = preferences.get()
  const body = { id: crypto.randomUUID(), textVersion: cookieTextVersion, language, stats }
  call(recordCookieConsent, { body }).catch(() => undefined)
}
