import type { VerificationStatus } from '#contract/students.ts'
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

type Kind =
  | 'email'
  | 'verified'
  | 'free'
  | 'requested'
  | 'unreadable'
  | 'reset'
  | 'paid'
  | 'refunded'
  | 'refundedKept'
  | 'testOrder'
  | 'reinstated'
  | 'consent'
  | 'ending'
  | 'expired'
  | 'course'
  | 'courseDeclined'

function written(to: AddressedLetter, kind: Kind, address: string, facts: Record<string, unknown> = {}): WrittenMail {
  const say = translator(studentMailTexts, to, facts)
  return letter(to, {
    subject: say(`students.mail.${kind}.subject`),
    paragraphs: [say(`students.mail.${kind}.text`), facts['reason'] ? say('students.mail.reason') : ''],
    link: { text: say(`students.mail.${kind}.link`), address },
    byName: true,
  })
}

/** The page of a product as its buyer sees it; without one, of the newest for students. */
const pageOf = ({ publicUrl }: AddressedLetter, productId?: string) =>
  `${publicUrl}/products/Student${productId ? `?product=${productId}` : ''}`

/** The link that proves an address of a university. */
export const studentEmailLetter: Letter<{ token: string; email: string }> = {
  template: 'students.email',
  why: studentMailTexts['students.mail.foot.student'],
  secret: ({ token }) => token,
  write: (to, { token, email }) =>
    // The name is one somebody typed; the address may be anybody's.
    written(
      { ...to, name: '' },
      'email',
      `${to.publicUrl}/confirmationStudentEmail?id=${token}&email=${encodeURIComponent(email)}`,
    ),
  samples: [() => ({ token: sampleToken, email: 'yusuf@hochschule.example' })],
}

const byStatus: Partial<Record<VerificationStatus, Kind>> = {
  1: 'reset',
  3: 'verified',
  5: 'requested',
  7: 'unreadable',
  8: 'free',
}

/** What staff decided on a proof. */
export const decisionLetter: Letter<{ status: VerificationStatus; reason: string }> = {
  template: 'students.decision',
  why: studentMailTexts['students.mail.foot.student'],
  write: (to, { status, reason }) => written(to, byStatus[status] ?? 'reset', pageOf(to), { reason }),
  samples: ([3, 8, 5, 7, 1] as const).map((status) => () => ({
    status,
    reason: status === 7 ? 'Der Name ist abgeschnitten.' : '',
  })),
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

/** The payment arrived. */
export const paidLetter: Letter<Titles> = {
  template: 'students.paid',
  why: studentMailTexts['students.mail.foot.bought'],
  write: (to, facts) => written(to, 'paid', pageOf(to, facts.productId), productIn(to, facts)),
  samples: [() => sampleTitles],
}

/** The payment was given back: the licence is suspended, unless it is paid otherwise or need not be. */
export const refundedLetter: Letter<Titles & { suspended: boolean }> = {
  template: 'students.refunded',
  why: studentMailTexts['students.mail.foot.bought'],
  write: (to, { suspended, ...titles }) =>
    written(to, suspended ? 'refunded' : 'refundedKept', pageOf(to, titles.productId), productIn(to, titles)),
  samples: [true, false].map((suspended) => () => ({ ...sampleTitles, suspended })),
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

/** Confirms that somebody asked for the licence at once and knows what that means (§ 356(5) BGB). */
export const consentLetter: Letter<{ at: string; productId: string }> = {
  template: 'students.consent',
  why: studentMailTexts['students.mail.foot.student'],
  write: (to, { at, productId }) =>
    written(to, 'consent', pageOf(to, productId), { at: receivedText(at, to.language) }),
  samples: [() => ({ at: '2026-11-21T10:00:00.000Z', productId: sampleTitles.productId })],
}

/** A licence ends soon. */
export const endingLetter: Letter<Titles & { endsOn: string; days: number }> = {
  template: 'students.ending',
  why: studentMailTexts['students.mail.foot.student'],
  write: (to, facts) =>
    written(to, 'ending', pageOf(to, facts.productId), {
      ...productIn(to, facts),
      day: dayWords(facts.endsOn),
      days: facts.days,
    }),
  samples: [() => ({ ...sampleTitles, endsOn: '2026-12-20', days: 30 })],
}

/** What staff said to a lecturer who asked for places in a course. */
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
export const expiredLetter: Letter<object> = {
  template: 'students.expired',
  why: studentMailTexts['students.mail.foot.student'],
  write: (to) => written(to, 'expired', pageOf(to)),
  samples: [() => ({})],
}
