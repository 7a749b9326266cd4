import { isVerified } from '#contract/verification-status.ts'
import { readStudentCard } from '#contract/student-reviews.ts'
import { listVerifications } from '#contract/verification-records.ts'
import { readMe } from '#contract/session.ts'
import { readMyStudies, type Studies, type Verification } from '#contract/students.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, Call } from '../../call.ts'
import { personNamed } from '../../named-person.ts'
import { readId, requiredId, sentFields, writtenDay, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'
import { statusNumber } from './status-numbers.ts'

export const verificationCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/verifications',
    shown: true,
    purpose: 'Students and private people with the status of their verification, for staff; of others one’s own alone.',
    operations: [readMyStudies, readMe, listVerifications],
    example: {},
    answer: async (ask) => (ask.may(listVerifications) ? allVerifications(ask) : [await ownVerification(ask)]),
  },
  {
    method: 'GET',
    path: '/verification',
    shown: true,
    purpose:
      'The verification of a contact: one’s own, for staff anybody’s. The term is that of the product productID names, else of the newest.',
    operations: [readMyStudies, readMe, readStudentCard],
    words: { 'session.required': 'unauthorized', 'session.expired': 'unauthorized' },
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const id = requiredId(query, 'id')
      const product = readId(query['productid']) ?? undefined
      const own = (await personNamed(ask, query, 'id')) === null
      return writtenVerification(id, own ? await ownFacts(ask, product) : await factsOf(ask, id, product))
    },
  },
]

const allVerifications = (ask: Ask) =>
  ask.rows(listVerifications, {}, ({ id, email, status, university, ...one }) => ({
    ID: writtenId(id),
    ContactID: writtenId(id),
    ProductID: writtenId(one.productId),
    Email: email,
    Status: statusNumber(status ?? 'proofNeeded'),
    Verified: status !== null && isVerified(status),
    StudentDomainID: writtenId(university?.id ?? null),
    StudentEmail: one.studentEmail,
    UniversityNameDE: university?.de ?? '',
    UniversityNameEN: university?.en ?? '',
    ImaData: one.proofs,
    ValidityStart: writtenDay(one.startsOn),
    ValidityEnd: writtenDay(one.endsOn),
    Created: writtenInstant(one.createdAt),
  }))

async function ownVerification(ask: Ask) {
  const { contactId, email } = await ask(readMe)
  const id = contactId ?? fail('contacts.notFound')
  return { ...writtenVerification(id, await ownFacts(ask, undefined)), Email: email }
}

type Facts = Pick<Verification, 'status' | 'university' | 'studentEmail' | 'proofs'> & { studies: Studies | null }

async function ownFacts(ask: Ask, product: string | undefined): Promise<Facts> {
  const studies = await ask(readMyStudies, { query: sentFields({ product }) })
  const none = { status: 'proofNeeded' as const, university: null, studentEmail: '', proofs: [] }
  return { ...(studies?.verification ?? none), studies }
}

async function factsOf(ask: Ask, id: string, product: string | undefined): Promise<Facts> {
  const { status, chosen, studentEmail, proofs, studies } = await ask(readStudentCard, { params: { id } })
  const named = studies.find((one) => product === undefined || one.product.id === product) ?? null
  return { status, university: chosen, studentEmail, proofs, studies: named }
}

const writtenVerification = (id: string, { status, university, studentEmail, proofs, studies }: Facts) => ({
  ID: writtenId(id),
  ContactID: writtenId(id),
  ProductID: writtenId(studies?.product.id ?? null),
  Status: statusNumber(status),
  Verified: isVerified(status),
  StudentDomainID: writtenId(university?.id ?? null),
  StudentEmail: studentEmail,
  UniversityNameDE: university?.de ?? '',
  UniversityNameEN: university?.en ?? '',
  ImaData: proofs.length,
  ValidityStart: writtenDay(studies?.term?.startsOn ?? null),
  ValidityEnd: writtenDay(studies?.term?.endsOn ?? null),
})
