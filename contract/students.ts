import { z } from 'zod'
import { order } from './orders.ts'
import { productKind } from './products.ts'
import { comparisonLine } from './student-products.ts'
import { hostRequestErrors } from './hosts.ts'
import { fileBytes, operation } from './operation.ts'
import { verificationStatus } from './verification-status.ts'
import { day, email, fileName, id, instant, linkSecret, universityEmail } from './shapes.ts'

/** What staff often say of a proof; each is read in its reader's language. */
export const remarks = ['cut', 'old', 'other'] as const
export const remark = z.enum(remarks)
export type Remark = z.infer<typeof remark>

/** A stored proof; it is sealed, and deleted thirty days after the decision. */
export const proof = z.object({
  id,
  name: z.string(),
  mediaType: z.enum(['image/jpeg', 'application/pdf']),
  size: z.number().int(),
  uploadedAt: instant,
})
export type Proof = z.infer<typeof proof>

/** A university as lists and cards name it. */
export const university = z.object({
  id,
  domain: z.string(),
  de: z.string(),
  en: z.string(),
  country: z.string(),
})

export const verification = z.object({
  status: verificationStatus,
  /** What staff said about the proof, in their own words; '' where they said nothing, or a ready-made remark. */
  reason: z.string(),
  remark: remark.nullable(),
  /** The proof counted once and has run out. */
  expired: z.boolean(),
  university: university.nullable(),
  studentEmail: z.string(),
  emailSentAt: instant.nullable(),
  proofs: z.array(proof),
  /** Days after a decision until proofs are deleted. */
  proofDays: z.number().int(),
  /** When the stored proofs are deleted; null while nothing is decided. */
  proofsDeletedOn: day.nullable(),
})
export type Verification = z.infer<typeof verification>

export const studentEventKinds = [
  'registered',
  'confirmed',
  'emailSent',
  'emailConfirmed',
  'proofRequested',
  'uploaded',
  'unreadable',
  'verified',
  'expired',
  'ordered',
  'paid',
  'refunded',
  'generated',
  'downloaded',
  'ends',
] as const
/** What happened when; the last may lie ahead. */
export const studentEvent = z.object({
  kind: z.enum(studentEventKinds),
  at: instant,
  /** The university, the product, the reason: what belongs to it; '' where nothing does. A reason is as it was written. */
  aboutDe: z.string(),
  aboutEn: z.string(),
  /** Staff did it for the student. */
  byStaff: z.boolean(),
})

/** A licence of the term. */
export const studentLicence = z.object({
  id,
  hostId: id,
  fileName: z.string(),
  serial: z.string(),
  issuedAt: instant,
  /** Where it may be used: a computer's name, or '' for any. */
  machine: z.string(),
  disabled: z.boolean(),
})

export const studentSteps = ['register', 'verify', 'pay', 'download'] as const
export type StudentStep = (typeof studentSteps)[number]

/** Where a student stands with one product: everything their page shows. */
export const studies = z.object({
  holdingId: id,
  product: z.object({
    id,
    kind: productKind,
    titleDe: z.string(),
    titleEn: z.string(),
    subtitleDe: z.string(),
    subtitleEn: z.string(),
    /** Where the program is, where the licence file goes, how a licence request is made; '' where there is no text. */
    guideDe: z.string(),
    guideEn: z.string(),
    version: z.number().int(),
    imageId: id.nullable(),
    priceCents: z.number().int(),
    taxPercent: z.number().int(),
    licenceMonths: z.number().int(),
    proofNeeded: z.boolean(),
    payFirst: z.boolean(),
    hostBound: z.boolean(),
    machines: z.number().int(),
    comparison: z.array(z.object(comparisonLine.shape)),
    /** The newer product that takes its place; null: none. */
    successor: z.object({ id, titleDe: z.string(), titleEn: z.string() }).nullable(),
  }),
  verification,
  /** The step that is next; `download` too once everything is there. */
  step: z.enum(studentSteps),
  verified: z.boolean(),
  /** Nothing is left to pay. */
  paid: z.boolean(),
  order: order.nullable(),
  /** The salutation and the names a proof is compared with are there. */
  profileComplete: z.boolean(),
  /** Nothing is left to consent to: the lapse of the right of withdrawal is asked for each purchase that is paid. */
  consented: z.boolean(),
  term: z.object({ startsOn: day, endsOn: day, ended: z.boolean() }).nullable(),
  licences: z.array(studentLicence),
  /** The term after the one that runs, which can be paid for some days before that one's end; null: none can. */
  next: z
    .object({
      startsOn: day,
      endsOn: day,
      payableFrom: day,
      /** It can be paid now. */
      payable: z.boolean(),
      /** It could be, once the studies are proven again. */
      proofFirst: z.boolean(),
      paid: z.boolean(),
      order: order.nullable(),
      consented: z.boolean(),
      licences: z.array(studentLicence),
    })
    .nullable(),
  /** How long a decision takes at the moment and how many wait before this one; null where it is unknown or nothing waits. */
  waitHours: z.number().nullable(),
  place: z.number().int().nullable(),
  /** Ordered in the campaign week. */
  campaignNote: z.object({ de: z.string(), en: z.string() }).nullable(),
  events: z.array(studentEvent),
})
export type Studies = z.infer<typeof studies>

export const readMyStudies = operation({
  name: 'readMyStudies',
  method: 'GET',
  path: '/my/studies',
  access: 'products.mine',
  summary:
    'Where one stands with a product for students: proof, payment, licence, and what is next. Without `product`: the newest one.',
  query: z.strictObject({ product: id.optional(), kind: productKind.optional() }),
  output: studies.nullable(),
})

export const sendStudentEmail = operation({
  name: 'sendStudentEmail',
  method: 'POST',
  path: '/my/studies/email',
  access: 'products.mine',
  summary: 'Prove one’s studies by the address of a university: mails a link to it. Again: mails it again.',
  body: z.strictObject({
    email: universityEmail,
    /** The further product it is given for, such as a textbook edition. */
    productId: id.optional(),
  }),
  output: verification,
  errors: [
    'students.noContact',
    'students.emailBlacklisted',
    'students.emailTaken',
    'students.inReview',
    'students.statusForbids',
    'students.tooManyMails',
    'students.mailedTooOften',
  ],
})

export const confirmStudentEmail = operation({
  name: 'confirmStudentEmail',
  method: 'POST',
  path: '/student-email-confirmations',
  access: 'public',
  summary: 'Confirm a student’s address with the link from the mail: known universities verify at once.',
  body: z.strictObject({ id: linkSecret, email }),
  output: z.object({ status: verificationStatus }),
  errors: ['students.verificationFailed'],
  secret: true,
  attempts: true,
})

/** Bytes a proof may have. */
export const proofLimit = 10_000_000
/** Files of one verification. */
export const proofsAtMost = 5

export const uploadProof = operation({
  name: 'uploadProof',
  method: 'POST',
  path: '/my/studies/proofs',
  weight: 60,
  access: 'products.mine',
  summary: 'Send a proof of one’s studies: an image or a PDF. It is rewritten, sealed, and seen by staff alone.',
  query: z.strictObject({
    name: fileName(200),
    /** As for an address. */
    productId: id.optional(),
  }),
  body: fileBytes,
  uploadLimit: proofLimit,
  output: verification,
  errors: [
    'students.noContact',
    'students.profileFirst',
    'students.tooManyProofs',
    'students.noImageOrPdf',
    'students.imageHeic',
    'students.imageKind',
    'students.imageUnreadable',
    'students.imageCut',
    'students.imageTooLarge',
    'students.imageTooSmall',
    'students.pdfLocked',
    'students.pdfActive',
    'students.pdfUnreadable',
    'students.statusForbids',
    'server.busy',
    'request.mediaType',
    'request.tooLarge',
  ],
})

export const removeProof = operation({
  name: 'removeProof',
  method: 'DELETE',
  path: '/my/studies/proofs/{id}',
  access: 'products.mine',
  summary: 'Take back a proof before it is decided on, or have it deleted afterwards.',
  output: verification,
  errors: ['students.proofNotFound', 'students.inReview'],
})

export const generateStudentLicence = operation({
  name: 'generateStudentLicence',
  method: 'POST',
  path: '/my/studies/{id}/licence',
  access: 'products.mine',
  summary:
    'Generate the licence of a product one has (its holding’s id). The first one begins the term; a licence that is there already is answered again.',
  body: z.strictObject({
    /** That it begins at once, and the right of withdrawal lapses with it (§ 356(5) BGB). */
    consent: z.boolean(),
    /** The text of a licence request (.id), where the product is bound to a machine. */
    request: z.string().max(256_000).optional(),
    /** For the term after the one that runs, once that is paid. */
    next: z.boolean().default(false),
  }),
  output: studies,
  errors: [
    'holdings.notFound',
    'students.notForStudents',
    'students.notVerified',
    'students.notPaid',
    'students.consentFirst',
    'students.termEnded',
    'students.requestNeeded',
    'students.machineLimit',
    'students.suspended',
    'products.noMaster',
    'licences.broken',
    'hosts.broken',
    ...hostRequestErrors,
    'configurations.broken',
  ],
})

export const downloadStudentLicence = operation({
  name: 'downloadStudentLicence',
  method: 'POST',
  path: '/my/studies/{id}/download',
  access: 'products.mine',
  summary: 'The newest licence file of a product one has (its holding’s id), or that of one machine.',
  body: z.strictObject({ licenceId: id.optional() }),
  answersFile: ['application/octet-stream'],
  errors: ['holdings.notFound', 'students.noLicence', 'students.suspended', 'students.termEnded'],
})
