import { createStudentDomain, listStudentDomains, type StudentDomain } from '#contract/student-domains.ts'
import { type Decision, decideOnStudent, listStudents, readStudentCard } from '#contract/student-reviews.ts'
import { sendStudentEmail } from '#contract/students.ts'
import { fail } from '#platform/failure.ts'
import { type Call, translated } from '../call.ts'
import { exactMatch } from '../exact-match.ts'
import { readId, readText, requiredId, sent, writtenId, writtenInstant } from '../spelling.ts'
import { wholeList } from '../whole-list.ts'
import { someId } from './words.ts'

export const studentCalls: readonly Call[] = [
  {
    family: 'students',
    method: 'GET',
    path: '/studentdomains',
    shown: true,
    purpose: 'Domains of universities.',
    operations: [listStudentDomains],
    example: {},
    answer: async (ask) => (await wholeList(ask, listStudentDomains)).map(writtenDomain),
  },
  {
    family: 'students',
    method: 'GET',
    path: '/blacklistdomains',
    purpose: 'Domains whose addresses prove nothing: free mailers and what staff added; with domain whether it is one.',
    operations: [listStudentDomains],
    example: { query: { domain: 'web.de' } },
    // More than other lists hold, and of no use in part.
    answer: async (ask, { query }) => {
      const domain = query['domain']?.trim().toLowerCase()
      const rows = async (kind: 'free' | 'disposable') =>
        ask.whole(listStudentDomains, {
          params: {},
          query: { kind, search: domain?.slice(0, 200) ?? '' },
          most: 100_000,
        })
      return [...(await rows('free')), ...(await rows('disposable'))]
        .filter((one) => domain === undefined || one.domain === domain)
        .map((one) => ({ ID: writtenId(one.id), DomainName: one.domain }))
    },
  },
  {
    family: 'students',
    method: 'GET',
    path: '/studentdomainbydomain',
    shown: true,
    purpose: 'The university of a domain; 404 where none is known.',
    operations: [listStudentDomains],
    example: { query: { domain: 'tum.de' } },
    answer: async (ask, { query }) => {
      const wanted = (query['domain'] ?? '').trim().toLowerCase()
      const none = 'students.domainNotFound'
      return writtenDomain(await exactMatch(ask, listStudentDomains, wanted, { of: ({ domain }) => domain, none }))
    },
  },
  translated({
    family: 'students',
    method: 'POST',
    path: '/createstudentdomain',
    purpose: 'Add the domain of a university; answers its id.',
    operation: createStudentDomain,
    words: { 'students.createDomainError': 'createDomainError' },
    example: {
      body: {
        DomainName: 'hs-beispiel.de',
        Country: 'de',
        DescriptionDE: 'Hochschule Beispiel',
        DescriptionEN: 'Example UAS',
      },
    },
    input: ({ body }) => ({
      body: sent({
        domain: readText(body['domainname']),
        country: readText(body['country']),
        nameDe: readText(body['descriptionde']),
        nameEn: readText(body['descriptionen']),
      }),
    }),
    output: ({ id }) => writtenId(id),
  }),
  ...(['/createverificationbystudentemail', '/createverification'] as const).map((path) =>
    translated({
      family: 'students',
      method: 'POST',
      path,
      shown: true,
      purpose: 'Send oneself the confirmation mail to a university address. ContactID and ProductID decide nothing.',
      operation: sendStudentEmail,
      example: { body: { StudentEmail: 'mia.neu@tum.de' } },
      input: ({ body, query }) => ({ body: { email: readText(body['studentemail'] ?? query['studentemail']) } }),
      output: ({ status }) => ({ Status: status }),
    }),
  ),
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
  {
    family: 'students',
    method: 'POST',
    path: '/updateverification',
    shown: true,
    purpose: 'Decide on a student: Status, and the university where it is 3. `Verified` and dates decide nothing.',
    operations: [decideOnStudent, readStudentCard],
    words: { 'students.noUniSelected': 'noUniSelected' },
    example: { body: { ContactID: someId, Status: 3, StudentDomainID: someId } },
    // The documents name where it leads, the portal what is decided, and on which status.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body['contactid'], 'ContactID') }
      const decision = decisions[Number(body['status'])] ?? fail('request.invalid', { field: 'Status' }, 'Status')
      const { status } = await ask(readStudentCard, { params })
      const card = await ask(decideOnStudent, {
        params,
        body: {
          decision,
          status,
          universityId: readId(body['studentdomainid']),
          reason: readText(body['reason']) ?? '',
        },
      })
      return { Status: card.status }
    },
  },
]

const decisions: Record<number, Decision> = {
  1: 'reset',
  3: 'verify',
  5: 'requestProof',
  7: 'unreadable',
  8: 'verifyFree',
}

const writtenDomain = (domain: StudentDomain) => ({
  ID: writtenId(domain.id),
  DomainName: domain.domain,
  Country: domain.country,
  DescriptionDE: domain.nameDe,
  DescriptionEN: domain.nameEn,
  Created: writtenInstant(domain.createdAt),
  Modified: writtenInstant(domain.modifiedAt),
})
