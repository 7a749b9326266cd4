import type { Page } from '#contract/portal.ts'
import { portalTexts } from '#texts/portal.ts'
import type { StoredPage } from './queries.ts'

// What the first texts say where the vendor has to write something.
const asks = { de: 'Bitte tragen Sie hier', en: /Please enter .* here/s }
const isUnwritten = ({ bodyDe, bodyEn }: StoredPage) => ({ de: bodyDe.includes(asks.de), en: asks.en.test(bodyEn) })

/** Whether a page still has the placeholder for the vendor's text, in either language. */
export function asksForText(page: StoredPage): boolean {
  const { de, en } = isUnwritten(page)
  return de || en
}

/** A page as it is read: only accounts that may write it see what is still to be written. */
export function pageFor(page: StoredPage, mayWrite: boolean): Page {
  const unwritten = isUnwritten(page)
  const waiting = portalTexts['portal.unwritten']
  return {
    ...page,
    unwritten: (['de', 'en'] as const).filter((language) => unwritten[language]),
    ...(!mayWrite && unwritten.de && { bodyDe: waiting.de }),
    ...(!mayWrite && unwritten.en && { bodyEn: waiting.en }),
  }
}
