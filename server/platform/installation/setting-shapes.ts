import { isIP } from 'node:net'
import { z } from 'zod'
import { isTimeZone } from '#contract/time-zone.ts'

/** What settings of the environment look like; texts of errors say what is allowed. */

export const flag = z.enum(['0', '1']).transform((value) => value === '1')

const host = /^(?:[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?|\[[0-9a-f:.]+\])$/iu

export const url = (protocols: string[]) => {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ')
  const isOne = (value: string) => {
    if (!URL.canParse(value) || !/^[a-z]+:\/\//i.test(value) || /\s/.test(value) || hasBareSign(value)) return false
    const { protocol, hostname } = new URL(value)
    if (!protocols.includes(protocol)) return false
    if (protocol === 'file:') return hostname === ''
    // A database may have a socket instead, or several hosts.
    return protocol.startsWith('postgres') || host.test(hostname)
  }
  return z.string().refine(isOne, {
    error: ({ input }) => `a URL starting with ${starts}${addressHint(String(input))}`,
  })
}

function addressHint(value: string): string {
  if (hasBareSign(value))
    return '; in a user name or password write / as %2F, # as %23, ? as %3F, @ as %40 and % as %25'
  const port = Number(/^[a-z]+:\/\/[^/]*:(\d+)(?:\/|$)/i.exec(value)?.[1] ?? 0)
  if (port > 65_535) return ', with a port of at most 65535'
  if (/^[a-z]+:\/\/[^/[]*:[^/[]*:/i.test(value.replace(/\/\/.*@/, '//')))
    return '; an IPv6 address needs brackets: [2001:db8::1]'
  return /[${}]/.test(value) ? ', written in full: variables in it are not replaced' : ''
}

// A password with one of these ends the part before the host, for every reader of addresses; % begins an escape.
const hasBareSign = (value: string): boolean =>
  /^[a-z]+:\/\/[^/?#]*[/?#].*@/i.test(value) || /^[a-z]+:\/\/[^@]*%(?![0-9a-f]{2}).*@/i.test(value)

/**
 * The address of a database as the driver takes it: it verifies certificates in each of these modes, and warns of those
 * that sound as if it did not.
 */
export const verifiedTls = (value: string): string =>
  value.includes('uselibpqcompat=')
    ? value
    : value.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

/** The address of a mail server: one that is encrypted from its beginning is on another port than one that becomes so. */
export const mailServer = url(['smtp:', 'smtps:']).refine(
  (value) =>
    !URL.canParse(value) || new URL(value).protocol !== 'smtps:' || !['25', '587'].includes(new URL(value).port),
  { error: 'smtp:// on ports 25 and 587, where encryption begins later (STARTTLS), and smtps:// on port 465' },
)

/** The address of a web site alone, as browsers name it: a path, a query or a user would be dropped in every link that is mailed. */
export const siteUrl = url(['http:', 'https:'])
  .refine(
    (value) => {
      // What is no URL at all is told by the rule before.
      if (!URL.canParse(value)) return true
      const { pathname, search, hash, username, password } = new URL(value)
      return /^\/+$/.test(pathname) && search + hash + username + password === '' && !/[?#]$/.test(value)
    },
    {
      error:
        'an address without path, query or user, such as https://portal.example: the portal needs a host name of its own',
    },
  )
  .transform((value) => new URL(value).origin)
export const isLocal = (value: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(URL.parse(value)?.hostname ?? '')
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `a whole number from ${min} to ${max}`)

export const words = (max: number) => z.string().trim().min(1, 'text').max(max, `text of at most ${max} characters`)

/** A path of this machine. What a shell would replace stands as it is: it would become the name of a new folder. */
export const path = words(4000).refine(
  (value) => !/^~|\$\{?\w|%\w+%|\s#/.test(value),
  'a path written in full: ~ and variables in it are not replaced',
)

/** What the server listens on. */
export const listenAddress = words(255).refine(
  (value) => isIP(value) !== 0 || (host.test(value) && !value.startsWith('[')),
  'an IP address such as 0.0.0.0 or ::, or a host name, without brackets and port (PORT is its own setting)',
)

/** Whether it is an IP address or a network of them. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  return (
    kind !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)))
  )
}

/** Days before an end, the most first. */
export const days = (standard: string) =>
  z
    .string()
    .regex(/^(off|\d{1,3}(\s*,\s*\d{1,3}){0,9})$/, `days like ${standard}, or off`)
    .default(standard)
    .transform((value) =>
      value === 'off' ? [] : [...new Set(value.split(',').map(Number))].toSorted((one, other) => other - one),
    )
/** Words parted by commas; none where nothing is set. */
export const list = (isWord: (text: string) => boolean, problem: string) =>
  z
    .string()
    .max(2000)
    .default('')
    .transform((value) => value.split(',').flatMap((one) => one.trim() || []))
    .refine((found) => found.every(isWord), problem)

export const timeZoneName = z
  .string()
  .refine(isTimeZone, 'the name of a time zone like Europe/Berlin, America/New_York or UTC')
