import { isVerified } from '#contract/verification-status.ts'
import { listStudents, readStudentCard } from '#contract/student-reviews.ts'
import { type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { statusNumber } from './status-numbers.ts'

export const verificationCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/verifications',
    shown: true,
    purpose: 'Students and private people with the status of their verification.',
    operations: [listStudents],
    example: {},
    answer: async (ask) =>
      (await ask.whole(listStudents)).map(({ id, email, status, university, createdAt }) => ({
        ID: writtenId(id),
        ContactID: writtenId(id),
        Email: email,
        Status: statusNumber(status ?? 'proofNeeded'),
        Verified: status !== null && isVerified(status),
        UniversityNameDE: university?.de ?? '',
        UniversityNameEN: university?.en ?? '',
        Created: writtenInstant(createdAt),
      })),
  },
  operationCall({
    method: 'GET',
    path: '/verification',
    shown: true,
    purpose: 'The verification of a contact, for staff.',
    operation: readStudentCard,
    words: { 'session.required': 'unauthorized', 'session.expired': 'unauthorized' },
    ...namedBy('id'),
    output: ({ status, chosen, studentEmail, proofs }, { query }) => ({
      ID: writtenId(requiredId(query, 'id')),
      ContactID: writtenId(requiredId(query, 'id')),
      Status: statusNumber(status),
      Verified: isVerified(status),
      StudentDomainID: writtenId(chosen?.id ?? null),
      StudentEmail: studentEmail,
      UniversityNameDE: chosen?.de ?? '',
      UniversityNameEN: chosen?.en ?? '',
      ImaData: proofs.length,
    }),
  }),
]
