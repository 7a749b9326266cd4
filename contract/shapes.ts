import { z } from 'zod'
import { emailPattern, storedAddress } from './email.ts'
import { isTimeZone } from './time-zone.ts'

/** Bounded text that is trimmed and never empty. */
export const text = (max: number) => z.string().trim().min(1).max(max).regex(printable, 'input.printable')
/** Bounded text that may be empty. */
export const optionalText = (max: number) => z.string().trim().max(max).regex(printable, 'input.printable')
/** A name as people have them, which others read in their mails: no address of a page or a mailbox stands in it. */
export const personName = (max: number) => text(max).refine((name) => !addressIn.test(name), 'input.noAddress')
/** A title before a name, or nothing; abbreviations such as "Dr.med." are none of an address. */
export const personTitle = (max: number) => optionalText(max).refine((name) => !linkIn.test(name), 'input.noAddress')

const linkIn = /:\/\/|\bwww[.。．｡]|@/iu
const addressIn = new RegExp(`${linkIn.source}|[\\p{L}\\p{N}-]{2,}[.。．｡]\\p{L}{2,}`, 'iu')

/** Several lines of text. */
export const longText = (max: number) => z.string().trim().max(max).regex(printableLines, 'input.printableLines')

/** A file's name as it was sent, without its folder and without what cannot be seen: phones and messengers write such marks into it. */
export const fileName = (max: number) =>
  z
    .string()
    .max(1000)
    .transform((name) =>
      [...name.replace(/^.*[\\/]/su, '')]
        .filter((letter) => printable.test(letter))
        .join('')
        .trim(),
    )
    .pipe(z.string().min(1).max(max))

// Control characters break mails, licence files and exports; no one types them on purpose. Those that turn the direction
// of what follows or cannot be seen make one name look like another.
const printable =
  // Joiners (U+200C, U+200D) stand between letters of Persian and Indian names, and belong to their spelling.
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- excluding them is the purpose
  /^(?:(?<=[\u0600-\u17ff\ufb50-\ufefe])[\u200c\u200d]|[^\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\udb40-\udb43\ufeff\uffa0])*$/
// oxlint-disable-next-line no-control-regex -- excluding them is the purpose
const printableLines = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/

export const id = z.uuid()
const address = (error?: string) =>
  z.email({ pattern: emailPattern, error }).max(254).transform(storedAddress).pipe(z.string().max(254))
export const email = address()
/** Whose link a program says it is, where it says so: that of another one is refused. */
export const linkOwner = email.optional()
/** An address of a university: the message for a wrong one shows an example. */
export const universityEmail = address('input.universityEmail')
/** A solved challenge, as the challenge's own element gives it. */
export const challenge = z.string().min(1, { error: 'registration.challengeMissing' }).max(4000)
/** An address, or nothing. */
export const optionalEmail = z.union([z.literal(''), email])
/** Calendar day, YYYY-MM-DD, years 1900–9999. */
export const day = z.iso.date().refine((value) => value >= '1900-01-01', 'input.dayTooEarly')
/** The last day of a term, or none. */
export const dayOrUnlimited = z.union([day, z.literal('unlimited')])
/** A machine as host IDs name it: computer name and network card, 12 hex digits; null: not said. */
export const machineNamed = z.object({ name: z.string().nullable(), mac: z.string().nullable() })
/** UTC instant as ISO 8601. */
export const instant = z.string()
/** A time zone by any of its names: lists of them hold one of each, and not always today's. */
export const timeZone = z.string().max(60).refine(isTimeZone, 'input.timeZone')
export const language = z.enum(['de', 'en'])
export type Language = z.infer<typeof language>
/** German where it is not English: as stored and sent texts say it, or nothing does. */
export const languageOf = (text: string | null | undefined): Language => (text === 'en' ? 'en' : 'de')
export const salutation = z.enum(['Herr', 'Frau', 'NoSalutation'])
/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'input.country')
/** Letters and digits; how many digits a country's have is said by `zipCodeFits`. */
export const zipCodeText = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,10}$/, 'input.zipCode')
/** The secret part of a link in a mail. */
export const linkSecret = z.string().regex(/^[\w-]{43}$/, 'input.link')
/** Number of a licence: digits. */
export const serialText = z.string().regex(/^\d{1,15}$/, 'input.digits')

/** A product as people name it. */
export const productNamed = z.object({ titleDe: z.string(), titleEn: z.string(), version: z.number().int() })
export type ProductNamed = z.infer<typeof productNamed>

export const pageSizes = [5, 10, 25, 50] as const
export type PageSize = (typeof pageSizes)[number]
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** The key of a row as a query names it, after what rows hold. */
const keyNamed = (key: z.ZodType | undefined): z.ZodType<string, string> => {
  if (key instanceof z.ZodStringFormat) return key
  return key instanceof z.ZodNumber ? serialText : z.string().min(1).max(200)
}

/**
 * Query of a list: page from 1, page size, sort column (leading - for descending), search words. With `after`, the key of
 * the last row before it, the page begins behind that row, however deep; `page` then says which one it is, and is read
 * where that row is gone.
 */
export const pageQuery = <S extends string>(
  columns: readonly S[],
  pageSize: PageSize,
  searched: boolean,
  key: z.ZodType | undefined,
) =>
  z.strictObject({
    page: wholeNumber(1, 1_000_000).default(1),
    after: keyNamed(key).optional(),
    pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(pageSize),
    sort: z
      .enum([...columns, ...columns.map((column) => `-${column}` as const)] as unknown as [S, ...`-${S}`[]])
      .optional(),
    search: z
      .string()
      .trim()
      .max(searched ? 200 : 0)
      .default(''),
  })

/** Rows of a long list that are counted at most. */
export const countedAtMost = 10_000
/**
 * One page of a list and how many rows there are in all. With `capped` there are more than `total`; where that is 0 there
 * may be some: what no index finds at once would have been looked for too long.
 */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.number().int(), capped: z.boolean().optional() })
/** A short list, whole. */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

/** A check of a whole log that a job does; `found` is what it found. */
export const checkRun = <T extends z.ZodType>(found: T) =>
  z.object({
    id,
    state: z.enum(['running', 'done', 'failed']),
    /** Of the log when the check began. */
    entries: z.number().int(),
    /** How many of them it has looked at. */
    checked: z.number().int(),
    /** Null before its end. */
    found: found.nullable(),
    startedAt: instant,
    startedBy: z.string(),
    endedAt: instant.nullable(),
  })
export type CheckRun<Found> = Omit<z.infer<ReturnType<typeof checkRun>>, 'found'> & { found: Found | null }
