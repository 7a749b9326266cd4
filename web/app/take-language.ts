import { redirect } from '@tanstack/react-router'
import { session } from '../api/session.ts'
import { choose } from './preferences/preferences.ts'

/**
 * `?lang=en` of a link, as the portal's mails have it, chooses the language of those who are not signed in: an account
 * has its own, which only the sign-in page changes. It counts once and leaves the address.
 */
export function takeLanguage({
  pathname,
  searchStr,
  hash,
}: {
  pathname: string
  searchStr: string
  hash: string
}): void {
  const search = new URLSearchParams(searchStr)
  const language = search.get('lang')
  if (language === null) return
  search.delete('lang')
  const counts = !session.get() || pathname === '/login'
  if (counts && (language === 'de' || language === 'en')) choose({ language })
  const rest = search.size > 0 ? `?${search.toString()}` : ''
  throw redirect({ to: `${pathname}${rest}${hash && `#${hash}`}`, replace: true })
}
