import { z } from 'zod'
import { operation } from './operation.ts'
import { day, id, instant, language, longText, text, timeZone } from './shapes.ts'

/** What every visitor's browser needs: the vendor's look and where the footer leads. */
export const portal = z.object({
  vendorName: z.string(),
  vendorColour: z.string(),
  /** Whether there is a logo to show: readLogo. */
  vendorLogo: z.boolean(),
  /** Spoken to those who have chosen no language. */
  language,
  /** By whose clock and calendar the portal goes: an IANA name. */
  timeZone,
  productKey: z.string(),
  demo: z.boolean(),
  footerLinks: z.record(z.string(), z.string()),
  /** Where visits are counted, with the visitor's consent; null: nowhere. */
  statistics: z.object({ url: z.string(), siteId: z.number().int() }).nullable(),
  /** Whether any company signs in with a provider of its own. */
  companySignIn: z.boolean(),
  /** Whether the cloud is set up here. */
  cloud: z.boolean(),
  /** What the accessibility statement names: whom to write to, and when it was last checked. */
  accessibility: z.object({ contact: z.string(), date: day }),
})
export type Portal = z.infer<typeof portal>

export const readPortal = operation({
  name: 'readPortal',
  method: 'GET',
  path: '/portal',
  access: 'public',
  summary:
    'Vendor name, colour, whether there is a logo, the language, the time zone, footer links, where visits are counted, whether companies have sign-ins of their own, and whether there is a cloud.',
  output: portal,
})

export const readLogo = operation({
  name: 'readLogo',
  method: 'GET',
  path: '/portal/logo',
  access: 'public',
  summary: 'The vendor’s logo, as an image.',
  answersFile: ['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg'],
  errors: ['portal.noLogo'],
})

export const pageSlugs = ['imprint', 'terms', 'licence', 'privacy', 'accessibility', 'contact'] as const
export const pageSlug = z.enum(pageSlugs)
export type PageSlug = z.infer<typeof pageSlug>

const pageText = { titleDe: text(120), titleEn: text(120), bodyDe: longText(50_000), bodyEn: longText(50_000) }
export const page = z.object({
  slug: pageSlug,
  ...pageText,
  modifiedAt: instant,
  /** In which languages it still asks the vendor to write it. Visitors read there that it is being written. */
  unwritten: z.array(language),
})
export type Page = z.infer<typeof page>

export const readPage = operation({
  name: 'readPage',
  method: 'GET',
  path: '/pages/{slug}',
  access: 'public',
  summary: 'The text of a legal or contact page in both languages.',
  params: z.strictObject({ slug: pageSlug }),
  output: page,
  errors: ['pages.notFound'],
})

export const savePage = operation({
  name: 'savePage',
  method: 'PUT',
  path: '/pages/{slug}',
  access: 'roles.manage',
  summary: 'Change the text of a legal or contact page.',
  params: z.strictObject({ slug: pageSlug }),
  body: z.strictObject({ ...pageText, modifiedAt: instant.optional() }),
  output: page,
  errors: ['pages.notFound', 'request.conflict'],
})

/** Counts up whenever the words or purposes people consent to change; all are asked again then. */
export const cookieTextVersion = 1

export const recordCookieConsent = operation({
  name: 'recordCookieConsent',
  method: 'POST',
  path: '/portal/cookie-consents',
  access: 'public',
  summary: 'Keep proof of a choice about cookies: a random id, the time, the words shown and the choice; nothing else.',
  anonymous: true,
  attempts: true,
  body: z.strictObject({
    id,
    textVersion: z.number().int().min(1).max(cookieTextVersion),
    language,
    stats: z.boolean(),
  }),
})
