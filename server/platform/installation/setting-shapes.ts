import { z } from 'zod'

/** What settings of the environment look like; texts of errors say what is allowed. */

export const flag = z.enum(['0', '1']).transform((value) => value === '1')
export const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })
export const isLocal = (value: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(URL.parse(value)?.hostname ?? '')
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `a whole number from ${min} to ${max}`)

export const words = (max: number) => z.string().trim().min(1, 'text').max(max, `text of at most ${max} characters`)
