import { z } from 'zod'
import { operation } from './operation.ts'
import { day, email, id, instant, language, listOf, longText, serialText } from './shapes.ts'

/** An issued licence file, as lists show it. Serials are numbers that never come twice. */
export const licence = z.object({
  id,
  serial: z.number().int(),
  hostId: id,
  holdingId: id,
  configurationId: id,
  generation: z.number().int(),
  supersedes: z.number().int().nullable(),
  /** The newest licence that replaces this one; null while none does. */
  supersededBy: z.number().int().nullable(),
  keyId: z.string(),
  fileName: z.string(),
  sha256: z.string(),
  startDate: day,
  endDate: day.nullable(),
  /** For how many days after the last one the file still holds. */
  graceDays: z.number().int(),
  issuedAt: instant,
  issuedBy: z.string(),
})
export type Licence = z.infer<typeof licence>

/** A broken rule: the library's code and the facts its sentence needs. */
export const brokenRule = z.object({
  code: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type BrokenRule = z.infer<typeof brokenRule>

export const draft = z.object({
  /** Every broken rule by name; a licence is issued only when there is none. */
  broken: z.array(brokenRule),
  /** The exact text that will be signed; null while rules are broken. */
  text: z.string().nullable(),
  /** The last licence file issued for this host, to show the difference; null when there is none. */
  previous: z.string().nullable(),
  fileName: z.string(),
  /** The customer number in the request when it is not the company's. */
  otherCustomerNumber: z.string().nullable(),
  /** Hand this to issueLicence to issue exactly this text; good for an hour. Null while rules are broken. */
  draft: z.string().nullable(),
})
export type Draft = z.infer<typeof draft>

const configurationChoice = { configurationId: id.optional() }

export const draftLicence = operation({
  name: 'draftLicence',
  method: 'POST',
  path: '/hosts/{id}/licence-drafts',
  access: 'configurations.area',
  summary:
    'Show the exact licence file that would be issued, the last one issued, and every broken rule. Nothing is issued.',
  body: z.strictObject(configurationChoice),
  output: draft,
  errors: ['hosts.notFound', 'configurations.notFound', 'licences.licError'],
})

const issueErrors = [
  'hosts.notFound',
  'hosts.disabled',
  'hosts.moved',
  'configurations.notFound',
  'licences.broken',
  'licences.consentMissing',
  'licences.changedMeanwhile',
  'licences.licError',
  'licences.signerAway',
  'licences.signerRefuses',
] as const

export const issueLicence = operation({
  name: 'issueLicence',
  method: 'POST',
  path: '/hosts/{id}/licences',
  access: 'configurations.area',
  summary: 'Issue a signed licence file; with a draft exactly the text that was shown.',
  body: z.strictObject({
    ...configurationChoice,
    draft: z.string().max(500).optional(),
    /** Programs that cannot name a request: what the account issued so many seconds ago for the same host and configuration is answered again. */
    onceWithin: z.number().int().min(1).max(600).optional(),
  }),
  output: licence,
  errors: issueErrors,
})

export const issueLicences = operation({
  name: 'issueLicences',
  method: 'POST',
  path: '/licences',
  access: 'configurations.area',
  summary:
    'Issue a licence for each of up to 200 hosts, with their current configurations: all of them or none. One named twice is issued for once.',
  body: z.strictObject({ hostIds: z.array(id).min(1).max(200) }),
  output: listOf(licence),
  errors: issueErrors,
})

export const listHostLicences = operation({
  name: 'listHostLicences',
  method: 'GET',
  path: '/hosts/{id}/licences',
  access: 'hosts.list',
  summary: 'Every licence issued for a host, newest first.',
  output: listOf(licence),
  errors: ['hosts.notFound'],
})

/** As many licences of one name as are told apart from a single one. */
export const foundLicences = 2

export const findLicences = operation({
  name: 'findLicences',
  method: 'GET',
  path: '/licence-records',
  access: 'licences.mail',
  summary: 'The licence with these bytes, or those of a file name, the newest first; at most two.',
  query: z
    .strictObject({
      sha256: z
        .string()
        .toLowerCase()
        .regex(/^[0-9a-f]{64}$/, 'input.technical')
        .optional(),
      fileName: z.string().trim().min(1).max(300).optional(),
    })
    .refine(({ sha256, fileName }) => (sha256 === undefined) !== (fileName === undefined), {
      path: ['sha256'],
      error: 'input.oneOfTwo',
    }),
  output: listOf(licence),
})

export const countIssued = operation({
  name: 'countIssued',
  method: 'GET',
  path: '/issued-licence-counts',
  access: 'hosts.list',
  summary: 'How many licences were issued today, within seven days, and in each of twelve months, this one last.',
  output: z.object({
    today: z.number().int(),
    week: z.number().int(),
    months: z.array(z.object({ month: z.string(), issued: z.number().int() })),
  }),
})

export const downloadLicence = operation({
  name: 'downloadLicence',
  method: 'GET',
  path: '/licences/{id}/file',
  access: 'licences.download',
  summary: 'The licence file as issued; a customer gets the current ones of their own company’s machines in use.',
  answersFile: ['application/octet-stream'],
  errors: ['licences.licNotFound'],
})

export const sendLicence = operation({
  name: 'sendLicence',
  method: 'POST',
  path: '/licences/{id}/mails',
  access: 'licences.mail',
  summary: 'Send a licence file by mail, with an optional comment and copies.',
  body: z.strictObject({ receiver: email, cc: z.array(email).max(10), comment: longText(2000), language }),
  output: z.object({ mailId: id }),
  errors: ['licences.licNotFound'],
})

/** As `StatusFacts` of the licence library describes them. */
export const licenceStates = ['current', 'superseded', 'suspended', 'moved'] as const
export const licenceState = z.enum(licenceStates)

export const readLicenceState = operation({
  name: 'readLicenceState',
  method: 'GET',
  path: '/licence-states',
  access: 'signedIn',
  summary:
    'What became of a licence since it was issued, for who has its file and sees its product; null for every other.',
  query: z.strictObject({ serial: serialText, sha256: z.string().regex(/^[\da-f]{64}$/) }),
  output: z.object({
    state: licenceState.nullable(),
    /** The product it belongs to. */
    holdingId: id.nullable(),
  }),
})

export const readLicenceStatus = operation({
  name: 'readLicenceStatus',
  method: 'GET',
  path: '/licence-status',
  access: 'public',
  summary:
    'What became of a licence since it was issued, signed, for programs that have its file: a status answer as licence/FORMAT.md describes it, with the newest key set.',
  query: z.strictObject({
    serial: serialText,
    /** SHA-256 of the whole file in base64url. */
    sha256: z.string().regex(/^[\w-]{43}$/),
  }),
  answersFile: ['text/plain'],
  errors: ['licences.licNotFound', 'licences.signerAway'],
})

/** Licences that are handed out together at most. */
const handedOutAtMost = 200
const licenceIds = z.array(id).min(1).max(handedOutAtMost)

export const downloadLicences = operation({
  name: 'downloadLicences',
  method: 'POST',
  path: '/licence-archives',
  access: 'licences.download',
  summary: 'Up to 200 licence files in one ZIP file, each as downloadLicence answers it; all of them or none.',
  body: z.strictObject({ licenceIds }),
  answersFile: ['application/zip'],
  weight: 10,
  errors: ['licences.licNotFound'],
})

export const sendLicences = operation({
  name: 'sendLicences',
  method: 'POST',
  path: '/licence-mails',
  access: 'licences.mail',
  summary:
    'Send up to 200 licence files by mail, each to the address of its host, in the language its holder is written to; all of them or none.',
  body: z.strictObject({ licenceIds, comment: longText(2000).default('') }),
  output: listOf(z.object({ licenceId: id, mailedTo: email })),
  errors: ['licences.licNotFound', 'licences.noReceiver'],
})
