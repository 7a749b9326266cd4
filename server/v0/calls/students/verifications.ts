import { listStudents, readStudentCard } from '#contract/student-reviews.ts'
import type { Call } from '../../call.ts'
import { requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { wholeList } from '../../whole-list.ts'
import { someId } from '../words.ts'

export const verificationCalls: readonly Call[] = [
  {
    family: 'students',
    method: 'GET',
    path: '/verifications',
    shown: true,
    purpose: 'Students and private people with the status of their verification.',
    operations: [listStudents],
    example: {},
    answer: async (ask) =>
      (await wholeList(ask, listStudents)).map(({ id, email, status, university, createdAt }) => ({
        ID: writtenId(id),
        ContactID: writtenId(id),
        Email: email,
        Status: status,
        Verified: status === 3 || status === 8,
        UniversityNameDE: university?.de ?? '',
        UniversityNameEN: university?.en ?? '',
        Created: writtenInstant(createdAt),
      })),
  },
  {
    family: 'students',
    method: 'GET',
    path: '/verification',
    shown: true,
    purpose: 'The verification of a contact, for staff.',
    operations: [readStudentCard],
    words: { 'session.required': 'unauthorized', 'session.expired': 'unauthorized' },
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const id = requiredId(query['id'], 'id')
      const { status, chosen, studentEmail, proofs } = await ask(readStudentCard, { params: { id } })
      return {
        ID: writtenId(id),
        ContactID: writtenId(id),
        Status: status,
        Verified: status === 3 || status === 8,
        StudentDomainID: writtenId(chosen?.id ?? null),
        StudentEmail: studentEmail,
        UniversityNameDE: chosen?.de ?? '',
        UniversityNameEN: chosen?.en ?? '',
        ImaData: proofs.length,
      }
    },
  },
]
