import { statisticsCookies } from '../../api/consent.ts'
import { trustScript } from '../../trusted.ts'
import { readConsent } from './cookies.ts'

interface Place {
  url: string
  siteId: number
}

interface Tracked {
  _paq?: { push: (command: unknown[]) => unknown }
  Matomo?: unknown
  Piwik?: unknown
}

const page = globalThis as Tracked
let script: HTMLScriptElement | null = null

/** Counts a page, if the statistics are consented to; else makes sure that nothing of them is left. */
export function countPage(place: Place | null, route: string): void {
  if (!place || !readConsent()?.stats) return stop()
  if (!script) start(place)
  // The route's pattern in place of address and title: both may hold numbers, names and links' secrets.
  const push = (...command: unknown[]) => page._paq?.push(command)
  push('setCustomUrl', location.origin + route)
  push('setReferrerUrl', '')
  push('setDocumentTitle', route)
  push('trackPageView')
}

/** The choice may have changed: the statistics begin with the page one is on, or end. */
export function followChoice(place: Place | null, route: string): void {
  if (!readConsent()?.stats) stop()
  else if (!script) countPage(place, route)
}

function start({ url, siteId }: Place): void {
  const queue: unknown[][] = [
    ['requireConsent'],
    ['setConsentGiven'],
    ['setCookieSameSite', 'Lax'],
    ['setSecureCookie', location.protocol === 'https:'],
    ['setTrackerUrl', `${url}matomo.php`],
    ['setSiteId', siteId],
  ]
  page._paq = queue
  script = document.createElement('script')
  script.async = true
  trustScript(`${url}matomo.js`)
  script.src = `${url}matomo.js`
  document.head.append(script)
}

function stop(): void {
  if (script) {
    page._paq?.push(['forgetConsentGiven'])
    page._paq?.push(['deleteCookies'])
    script.remove()
    script = null
    delete page._paq
    delete page.Matomo
    delete page.Piwik
  }
  for (const name of statisticsCookies(document.cookie)) {
    // A cookie goes only under the domain it was set for: this host, or one above it.
    const labels = location.hostname.split('.')
    const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
    // oxlint-disable-next-line unicorn/no-document-cookie -- the statistics' cookies go with the consent
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
