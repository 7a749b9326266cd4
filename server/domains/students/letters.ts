import type { Decision } from '#contract/student-reviews.ts'
import type { Remark } from '#contract/students.ts'
import type { VerificationStatus } from '#contract/verification-status.ts'
import {
  type AddressedLetter,
  type Letter,
  letter,
  sampleToken,
  translator,
  type WrittenMail,
} from '#platform/mail/mail-layout.ts'
import { receivedText } from '#texts/legal-lines.ts'
import { dayWords } from '#texts/passport-words.ts'
import { productTitle } from '#texts/product-names.ts'
import { studentMailTexts } from '#texts/student-mails.ts'
import { remarkTexts } from '#texts/student-remarks.ts'

type Kind =
  | 'email'
  | 'verified'
  | 'free'
  | 'requested'
  | 'anotherProof'
  | 'unreadable'
  | 'reset'
  | 'paid'
  | 'paidNext'
  | 'refunded'
  | 'refundedNext'
  | 'refundedKept'
  | 'testOrder'
  | 'reinstated'
  | 'consent'
  | 'consentRequest'
  | 'endingRenew'
  | 'endingPaid'
  | 'endingProve'
  | 'endingAgain'
  | 'expired'
  | 'course'
  | 'courseDeclined'

function written(to: AddressedLetter, kind: Kind, address: string, facts: Record<string, unknown> = {}): WrittenMail {
  const t = translator(studentMailTexts, to, facts)
  return letter(to, {
    subject: t(`students.mail.${kind}.subject`),
    paragraphs: [t(`students.mail.${kind}.text`), facts['reason'] ? t('students.mail.reason') : ''],
    link: { text: t(`students.mail.${kind}.link`), address },
    byName: true,
  })
}

/** The page of a product as its buyer sees it; without one, of the newest for students. */
const pageOf = ({ publicUrl }: AddressedLetter, productId?: string) =>
  `${publicUrl}/products/Student${productId ? `?product=${productId}` : ''}`

/** The same, where its payment and its licence are. */
const downloadOf = (to: AddressedLetter, productId: string) => `${pageOf(to, productId)}&tab=download`

/** The link that proves an address of a university. */
export const studentEmailLetter: Letter<{ token: string; email: string }> = {
  template: 'students.email',
  why: studentMailTexts['students.mail.foot.address'],
  secret: ({ token }) => token,
  write: (to, { token, email }) =>
    // The name was typed by the sender; the address may belong to another person.
    written(
      { ...to, name: '' },
      'email',
      `${to.publicUrl}/confirmationStudentEmail?id=${token}&email=${encodeURIComponent(email)}`,
    ),
  samples: [() => ({ token: sampleToken, email: 'yusuf@hochschule.example' })],
}

const byStatus: Partial<Record<VerificationStatus, Kind>> = {
  proofNeeded: 'reset',
  verified: 'verified',
  proofRequested: 'requested',
  unreadable: 'unreadable',
  verifiedFree: 'free',
}

interface Titles {
  productId: string
  titleDe: string
  titleEn: string
}
const productIn = ({ language }: AddressedLetter, titles: Titles) => ({
  product: productTitle(titles, language),
})
const sampleTitles: Titles = {
  productId: '0198c0de-0000-7000-8000-000000000000',
  titleDe: 'Studienversion 2024',
  titleEn: 'Student version 2024',
}

/** The product a proof is for; null: the person has none that needs one. */
type ProvenProduct = { id: string; titleDe: string; titleEn: string } | null

const provenIn = ({ language }: AddressedLetter, product: ProvenProduct) => ({
  product: product ? productTitle(product, language) : studentMailTexts['students.mail.anyProduct'][language],
})
const sampleProduct: ProvenProduct = { id: sampleTitles.productId, titleDe: 'RM 2023', titleEn: 'RM 2023' }

/** What staff decided on a proof. */
export const decisionLetter: Letter<{
  status: VerificationStatus
  decision: Decision | null
  /** Words of staff, as they were typed. */
  reason: string
  /** A ready-made remark, instead of these. */
  remark: Remark | null
  product: ProvenProduct
}> = {
  template: 'students.decision',
  why: studentMailTexts['students.mail.foot.student'],
  write: (to, { status, decision, reason, remark, product }) =>
    written(
      to,
      status === 'unreadable' && decision === 'requestProof' ? 'anotherProof' : (byStatus[status] ?? 'reset'),
      pageOf(to, product?.id),
      { ...provenIn(to, product), reason: remark ? remarkTexts[`students.remark.${remark}`][to.language] : reason },
    ),
  samples: (
    [
      ['verified', 'verify', null],
      ['verifiedFree', 'verifyFree', null],
      ['proofRequested', 'requestProof', null],
      ['unreadable', 'requestProof', 'old'],
      ['unreadable', 'unreadable', 'cut'],
      ['proofNeeded', 'reset', null],
    ] as const
  ).map(([status, decision, remark]) => () => ({ status, decision, remark, reason: '', product: sampleProduct })),
}

/** Of what was paid before the term that runs was over: the first day of the next one. */
interface Paid extends Titles {
  startsOn: string | null
}

/** The payment arrived. */
export const paidLetter: Letter<Paid> = {
  template: 'students.paid',
  why: studentMailTexts['students.mail.foot.bought'],
  write: (to, { startsOn, ...facts }) =>
    written(to, startsOn ? 'paidNext' : 'paid', pageOf(to, facts.productId), {
      ...productIn(to, facts),
      day: startsOn && dayWords(startsOn),
    }),
  samples: [null, '2027-01-01'].map((startsOn) => () => ({ ...sampleTitles, startsOn })),
}

/** The payment was given back: the licence is suspended, unless it is paid otherwise or need not be. */
export const refundedLetter: Letter<Paid & { suspended: boolean }> = {
  template: 'students.refunded',
  why: studentMailTexts['students.mail.foot.bought'],
  write: (to, { suspended, startsOn, ...titles }) =>
    written(to, suspended ? (startsOn ? 'refundedNext' : 'refunded') : 'refundedKept', pageOf(to, titles.productId), {
      ...productIn(to, titles),
      day: startsOn && dayWords(startsOn),
    }),
  samples: [
    { suspended: true, startsOn: null },
    { suspended: true, startsOn: '2027-01-01' },
    { suspended: false, startsOn: null },
  ].map((facts) => () => ({ ...sampleTitles, ...facts })),
}

/** Staff made a test order of one that was paid: the licence is suspended. */
export const testOrderLetter: Letter<Titles> = {
  template: 'students.testOrder',
  why: studentMailTexts['students.mail.foot.bought'],
  write: (to, facts) => written(to, 'testOrder', pageOf(to, facts.productId), productIn(to, facts)),
  samples: [() => sampleTitles],
}

/** A payment that was given back, or counted as a test, counts again. */
export const reinstatedLetter: Letter<Titles> = {
  template: 'students.reinstated',
  why: studentMailTexts['students.mail.foot.bought'],
  write: (to, facts) => written(to, 'reinstated', pageOf(to, facts.productId), productIn(to, facts)),
  samples: [() => sampleTitles],
}

/** Confirms that the buyer requested the licence at once and knows what that means (§ 356(5) BGB). */
export const consentLetter: Letter<Titles & { at: string }> = {
  template: 'students.consent',
  why: studentMailTexts['students.mail.foot.bought'],
  write: (to, { at, ...titles }) =>
    written(to, 'consent', downloadOf(to, titles.productId), {
      ...productIn(to, titles),
      at: receivedText(at, to.language),
    }),
  samples: [() => ({ ...sampleTitles, at: '2026-11-21T10:00:00.000Z' })],
}

/** Staff would generate a paid licence, which its buyer has to consent to first. */
export const consentRequestLetter: Letter<Titles> = {
  template: 'students.consentRequest',
  why: studentMailTexts['students.mail.foot.bought'],
  write: (to, facts) => written(to, 'consentRequest', downloadOf(to, facts.productId), productIn(to, facts)),
  samples: [() => sampleTitles],
}

/**
 * How it goes on after a term: it is renewed now, was paid for already, needs a new proof, or is simply generated again.
 */
export type WayOn = 'renew' | 'paid' | 'prove' | 'again'

const endingKinds = {
  renew: 'endingRenew',
  paid: 'endingPaid',
  prove: 'endingProve',
  again: 'endingAgain',
} as const

/** A licence ends soon. */
export const endingLetter: Letter<Titles & { endsOn: string; startsOn: string; days: number; way: WayOn }> = {
  template: 'students.ending',
  why: studentMailTexts['students.mail.foot.licence'],
  write: (to, { way, endsOn, startsOn, days, ...titles }) =>
    written(to, endingKinds[way], downloadOf(to, titles.productId), {
      ...productIn(to, titles),
      day: dayWords(endsOn),
      next: dayWords(startsOn),
      days,
    }),
  samples: (['renew', 'paid', 'prove', 'again'] as const).map((way) => () => ({
    ...sampleTitles,
    endsOn: '2026-12-20',
    startsOn: '2026-12-21',
    days: 30,
    way,
  })),
}

/** The decision of staff on the places a lecturer requested for a course. */
export const courseLetter: Letter<{
  course: string
  term: string
  places: number
  reason: string
  /** Where students join; null: it was declined. */
  link: string | null
}> = {
  template: 'students.course',
  why: studentMailTexts['students.mail.foot.course'],
  write: (to, { link, ...facts }) =>
    written(to, link === null ? 'courseDeclined' : 'course', link ?? `${to.publicUrl}/courses`, facts),
  samples: [
    () => ({ ...sampleCourse, reason: '', link: 'https://portal.example/courses/join?code=ein-beispiel' }),
    () => ({ ...sampleCourse, reason: 'Bitte fragen Sie je Semester neu an.', link: null }),
  ],
}
const sampleCourse = { course: 'Maschinenelemente II', term: 'Wintersemester 2026/27', places: 40 }

/** The proof counts no longer. */
export const expiredLetter: Letter<{ product: ProvenProduct }> = {
  template: 'students.expired',
  why: studentMailTexts['students.mail.foot.student'],
  write: (to, { product }) => written(to, 'expired', pageOf(to, product?.id), provenIn(to, product)),
  samples: [() => ({ product: sampleProduct })],
}
