import { z } from 'zod'

/** What settings of the environment look like; texts of errors say what is allowed. */

export const flag = z.enum(['0', '1']).transform((value) => value === '1')
export const url = (protocols: string[]) => {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ')
  const isOne = (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) && !hasBareSign(value)
  return z.string().refine(isOne, {
    error: ({ input }) =>
      `a URL starting with ${starts}${hasBareSign(String(input)) ? '; in a user name or password write / as %2F, # as %23, ? as %3F and @ as %40' : ''}`,
  })
}

// A password with one of these ends the part before the host, for every reader of addresses.
const hasBareSign = (value: string): boolean => /^[a-z]+:\/\/[^/?#]*[/?#].*@/i.test(value)

/** The address of a web site alone: a path, a query or a user would be dropped in every link that is mailed. */
export const siteUrl = url(['http:', 'https:']).refine(
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
export const isLocal = (value: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(URL.parse(value)?.hostname ?? '')
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `a whole number from ${min} to ${max}`)

export const words = (max: number) => z.string().trim().min(1, 'text').max(max, `text of at most ${max} characters`)
