import { cookieTextVersion } from '#contract/portal.ts'

const name = 'keywerk_consent'
const days = 365

/** What the visitor chose: essential cookies are always on. */
export interface Consent {
  essential: true
  stats: boolean
}

/** The choice in `document.cookie`, if it was made about the words of today. */
export function consentIn(cookies: string): Consent | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  const flags = new URLSearchParams(value ?? '')
  if (flags.get('essential') !== '1' || flags.get('text') !== String(cookieTextVersion)) return null
  return { essential: true, stats: flags.get('stats') === '1' }
}

/** The cookie that keeps a choice for a year. */
export const consentCookie = ({ stats }: Consent, https: boolean): string =>
  `${name}=essential=1&stats=${stats ? 1 : 0}&text=${cookieTextVersion}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`

/** The names of the cookies the statistics set. */
export const statisticsCookies = (cookies: string): string[] =>
  cookies
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((one) => /^(_pk_|mtm_)/.test(one))
