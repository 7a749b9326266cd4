import { z } from 'zod'
import { operation } from './operation.ts'
import { email, id, instant, language, linkSecret, listOf } from './shapes.ts'

export const consentKinds = ['newsletter', 'email', 'downloadReturn'] as const
const consentKind = z.enum(consentKinds)
export type ConsentKind = z.infer<typeof consentKind>

/** Which wording of the consents is shown; it changes with the wording. */
export const consentTextVersion = '2026-11'

export const consent = z.object({
  kind: consentKind,
  /** `requested`: its link was not opened yet; `none`: never asked for. */
  state: z.enum(['none', 'requested', 'given', 'withdrawn']),
  at: instant.nullable(),
  textVersion: z.string().nullable(),
})
export type Consent = z.infer<typeof consent>

export const listConsents = operation({
  name: 'listConsents',
  method: 'GET',
  path: '/profile/consents',
  access: 'signedIn',
  summary: 'What one consented to, and when.',
  output: listOf(consent),
})

export const setConsent = operation({
  name: 'setConsent',
  method: 'PUT',
  path: '/profile/consents/{kind}',
  access: 'signedIn',
  summary:
    'Give or withdraw a consent. The newsletter counts once the link in a mail was opened; `downloadReturn` for the newest paid order that has no licence yet.',
  params: z.strictObject({ kind: consentKind }),
  body: z.strictObject({ given: z.boolean() }),
  output: consent,
  errors: ['profile.incomplete', 'students.nothingToConsentTo'],
})

export const listContactConsents = operation({
  name: 'listContactConsents',
  method: 'GET',
  path: '/contacts/{id}/consents',
  access: 'students.list',
  summary: 'What a person consented to, and when.',
  output: listOf(consent),
  errors: ['contacts.notFound'],
})

export const setContactConsent = operation({
  name: 'setContactConsent',
  method: 'PUT',
  path: '/contacts/{id}/consents/{kind}',
  access: { all: ['students.list', 'contacts.update'] },
  summary:
    'Write down a consent of a person or its withdrawal. The newsletter counts once they opened the link in a mail; only they themselves consent to the loss of their right of withdrawal.',
  params: z.strictObject({ id, kind: consentKind }),
  body: z.strictObject({ given: z.boolean() }),
  output: consent,
  errors: ['contacts.notFound', 'contacts.addressInReview'],
})

/** What a newsletter is ordered about. */
export const newsletterSubjects = ['student', 'roloffmatek'] as const

export const orderNewsletter = operation({
  name: 'orderNewsletter',
  method: 'POST',
  path: '/newsletter-orders',
  access: 'signedIn',
  summary:
    'Order the newsletter for oneself, or for the person of an address for those who may change contacts: the info mailbox is told, and it counts once that person opened the link in a mail.',
  body: z.strictObject({
    /** Left out: one’s own. */
    email: email.optional(),
    subject: z.enum(newsletterSubjects),
    language,
  }),
  output: consent,
  errors: ['profile.incomplete', 'contacts.notFound', 'contacts.addressInReview'],
})

export const confirmConsent = operation({
  name: 'confirmConsent',
  method: 'POST',
  path: '/profile/consent-confirmations',
  access: 'public',
  summary: 'Confirm a consent with the link from the mail; it works once, for seven days.',
  body: z.strictObject({ token: linkSecret }),
  errors: ['profile.consentLinkInvalid'],
  secret: true,
  attempts: true,
})
