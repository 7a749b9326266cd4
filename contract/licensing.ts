import { z } from 'zod'
import { hostRequestErrors, hostRequestLimit } from './hosts.ts'
import { brokenRule, licenceState } from './licences.ts'
import { operation } from './operation.ts'
import { day, id, instant, optionalEmail, serialText, text } from './shapes.ts'

/** Base64 of a file of at most so many bytes. */
const file = (bytes: number) => z.base64().max(Math.ceil(bytes / 3) * 4)
/** The same in an answer, where nothing is left to check. */
const writtenFile = z.string().meta({ contentEncoding: 'base64' })
const bySerial = z.strictObject({ serial: serialText })

/** A licence as services see it. */
export const serviceLicence = z.object({
  serial: z.number().int(),
  generation: z.number().int(),
  /** The serial it replaces; null for the first. */
  supersedes: z.number().int().nullable(),
  state: licenceState,
  customerNumber: z.string(),
  companyName: z.string(),
  productCode: z.string(),
  version: z.number().int(),
  hostId: id,
  startDate: day,
  /** Null: unlimited. */
  endDate: day.nullable(),
  issuedAt: instant,
  keyId: z.string(),
  fileName: z.string(),
  /** Of the file, in hex. */
  sha256: z.string(),
  /** The .lic file, base64. */
  file: writtenFile,
})
export type ServiceLicence = z.infer<typeof serviceLicence>

const example = {
  serial: 100_042,
  generation: 1,
  supersedes: null,
  state: 'current',
  customerNumber: '10023',
  companyName: 'Müller & Söhne Antriebstechnik GmbH',
  productCode: 'WW-NW-20',
  version: 20,
  hostId: '0198c0de-0000-7000-8000-000000000042',
  startDate: '2026-11-21',
  endDate: '2027-11-21',
  issuedAt: '2026-11-21T09:00:00.000Z',
  keyId: 'licence-2026-1',
  fileName: 'Wellenwerk_Netzwerk_20_10023_SRV-CAD-01.lic',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  file: 'S0VZV0VSSy1MSUNFTkNFIDIK',
}

const issuing = [
  'licences.broken',
  'licences.consentMissing',
  'licences.licError',
  'hosts.disabled',
  'configurations.notFound',
] as const

export const issueServiceLicence = operation({
  name: 'issueServiceLicence',
  method: 'POST',
  path: '/licensing/licences',
  access: 'licensing.issue',
  signed: true,
  keyRequired: true,
  summary:
    'Issue a licence for the machine a licence request (.id) describes: a new host ID of the holding, or the one it already has for that machine.',
  body: z.strictObject({
    customerNumber: text(10),
    productCode: text(60),
    /** The licence request, base64. */
    request: file(hostRequestLimit),
    /** Left out: a year from the start. Null: unlimited. */
    endDate: day.nullable().optional(),
    /** Left out: today, or as a machine that is known has it. */
    startDate: day.optional(),
    email: optionalEmail.default(''),
  }),
  output: serviceLicence,
  examples: {
    body: {
      customerNumber: '10023',
      productCode: 'WW-NW-20',
      request: 'PExpY2Vuc2VSZXF1ZXN0Lz4=',
      endDate: '2027-11-21',
    },
    output: example,
  },
  errors: [...issuing, 'companies.notFound', 'holdings.notFound', 'hosts.broken', ...hostRequestErrors],
})

export const readServiceLicence = operation({
  name: 'readServiceLicence',
  method: 'GET',
  path: '/licensing/licences/{serial}',
  access: 'licensing.read',
  signed: true,
  summary: 'One licence with its file and its present state.',
  params: bySerial,
  output: serviceLicence,
  examples: { output: example },
  errors: ['licences.licNotFound'],
})

export const renewServiceLicence = operation({
  name: 'renewServiceLicence',
  method: 'POST',
  path: '/licensing/licences/{serial}/renewals',
  access: 'licensing.renew',
  signed: true,
  keyRequired: true,
  summary: 'Give the machine of the newest licence another last day and issue its next licence.',
  params: bySerial,
  body: z.strictObject({ endDate: day.nullable() }),
  output: z.object({
    licence: serviceLicence,
    /** Licence names of modules that end before the licence does. */
    modulesEndingEarlier: z.array(z.string()),
  }),
  examples: {
    body: { endDate: '2028-11-21' },
    output: { licence: { ...example, generation: 2, supersedes: 100_042 }, modulesEndingEarlier: [] },
  },
  errors: [...issuing, 'licences.licNotFound', 'licensing.superseded', 'hosts.broken', 'hosts.moved'],
})

export const suspendServiceLicence = operation({
  name: 'suspendServiceLicence',
  method: 'POST',
  path: '/licensing/licences/{serial}/suspensions',
  access: 'licensing.suspend',
  signed: true,
  keyRequired: true,
  summary: 'Suspend or resume the machine of the newest licence; while suspended nothing is issued for it.',
  params: bySerial,
  body: z.strictObject({ suspended: z.boolean() }),
  output: serviceLicence,
  examples: { body: { suspended: true }, output: { ...example, state: 'suspended' } },
  errors: ['licences.licNotFound', 'licensing.superseded', 'hosts.moved'],
})

/** Longer files are no licences. */
const licenceLimit = 1024 * 1024

export const validateServiceLicence = operation({
  name: 'validateServiceLicence',
  method: 'POST',
  path: '/licensing/validations',
  access: 'licensing.validate',
  signed: true,
  // Nothing is written, so there is nothing to repeat or to log.
  anonymous: true,
  summary:
    'Whether a licence file (or the one with this serial) is valid now, on this machine and for this version, and whether it is still the current one.',
  body: z
    .strictObject({
      file: file(licenceLimit).optional(),
      serial: bySerial.shape.serial.optional(),
      machine: z
        .strictObject({
          macs: z.array(z.string().max(40)).max(64).default([]),
          names: z.array(z.string().max(99)).max(16).default([]),
          virtual: z.boolean().default(false),
        })
        .optional(),
      version: z.number().int().min(1).max(999).optional(),
      language: z.enum(['de', 'en']).default('en'),
    })
    .refine(({ file: given, serial }) => (given === undefined) !== (serial === undefined), {
      path: ['file'],
      error: 'input.oneOfTwo',
    }),
  output: z.object({
    valid: z.boolean(),
    /** `valid`, or the first reason against it; the verifier's codes, or `licence.superseded`, `licence.suspended`, `licence.moved`, `licence.notIssued`. */
    code: z.string(),
    /** Every reason against it. */
    reasons: z.array(z.object({ ...brokenRule.shape, text: z.string() })),
    /** What is worth knowing and no reason against it. */
    notes: z.array(z.object({ ...brokenRule.shape, text: z.string() })),
    /** Null when the file cannot be read, or this installation did not issue it. */
    serial: z.number().int().nullable(),
    state: licenceState.nullable(),
  }),
  examples: {
    body: { serial: '100042', machine: { macs: ['00:1B:44:11:3A:B7'], names: ['SRV-CAD-01'] }, version: 20 },
    output: { valid: true, code: 'valid', reasons: [], notes: [], serial: 100_042, state: 'current' },
  },
  errors: ['licences.licNotFound'],
})

export const listAnswerKeys = operation({
  name: 'listAnswerKeys',
  method: 'GET',
  path: '/licensing/keys',
  access: 'public',
  summary: 'The public keys signed answers are verified with (JWK set, RFC 8037); HTTP Message Signatures, RFC 9421.',
  output: z.object({
    keys: z.array(
      z.object({
        kid: z.string(),
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        use: z.literal('sig'),
      }),
    ),
  }),
})

export const licensingOperations = [
  issueServiceLicence,
  readServiceLicence,
  renewServiceLicence,
  suspendServiceLicence,
  validateServiceLicence,
  listAnswerKeys,
]
