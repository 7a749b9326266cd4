import { createStudentDomain, listStudentDomains, type StudentDomain } from '#contract/student-domains.ts'
import { type Call, operationCall } from '../../call.ts'
import { exactMatch } from '../../exact-match.ts'
import { readText, sentFields, writtenId, writtenInstant } from '../../spelling.ts'

export const studentDomainCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/studentdomains',
    shown: true,
    purpose: 'Domains of universities.',
    operations: [listStudentDomains],
    example: {},
    answer: async (ask) => (await ask.whole(listStudentDomains)).map(writtenDomain),
  },
  {
    method: 'GET',
    path: '/studentdomainbydomain',
    shown: true,
    purpose: 'The university of a domain; 404 where none is known.',
    operations: [listStudentDomains],
    example: { query: { domain: 'tum.de' } },
    answer: async (ask, { query }) => {
      const wanted = (query['domain'] ?? '').trim().toLowerCase()
      const found = await exactMatch(wanted, {
        search: (search) => ask.whole(listStudentDomains, { query: { search } }),
        of: ({ domain }) => domain,
        none: 'students.domainNotFound',
      })
      return writtenDomain(found)
    },
  },
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
  Modified: writtenInstant(domain.modifiedAt),
})
