import {
  createStudentDomain,
  findStudentDomain,
  listStudentDomains,
  type StudentDomain,
} from '#contract/student-domains.ts'
import { fail } from '#platform/operations/failure.ts'
import { type Call, operationCall } from '../../call.ts'
import { readText, requiredText, sentFields, writtenId, writtenInstant } from '../../spelling.ts'

export const studentDomainCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/studentdomains',
    shown: true,
    purpose: 'Domains of universities.',
    operations: [listStudentDomains],
    example: {},
    answer: async (ask) => ask.rows(listStudentDomains, {}, writtenDomain),
  },
  operationCall({
    method: 'GET',
    path: '/studentdomainbydomain',
    shown: true,
    purpose: 'The university of a domain; 404 where none is known.',
    operation: findStudentDomain,
    example: { query: { domain: 'tum.de' } },
    input: ({ query }) => ({ params: { domain: requiredText(query['domain'], 'domain') } }),
    output: (found) => (found.kind === 'university' ? writtenDomain(found) : fail('students.domainNotFound')),
  }),
  operationCall({
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
      body: sentFields({
        domain: readText(body['domainname']),
        country: readText(body['country']),
        nameDe: readText(body['descriptionde']),
        nameEn: readText(body['descriptionen']),
      }),
    }),
    output: ({ id }) => writtenId(id),
  }),
]

const writtenDomain = (domain: StudentDomain) => ({
  ID: writtenId(domain.id),
  DomainName: domain.domain,
  Country: domain.country,
  DescriptionDE: domain.nameDe,
  DescriptionEN: domain.nameEn,
  Created: writtenInstant(domain.createdAt),
  CreatedBy: '',
  Modified: writtenInstant(domain.modifiedAt),
  ModifiedBy: '',
})
