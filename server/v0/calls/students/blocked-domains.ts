import { findStudentDomain, listStudentDomains, type StudentDomain } from '#contract/student-domains.ts'
import type { Call } from '../../call.ts'
import { joinRows } from '../../rows.ts'
import { writtenId } from '../../spelling.ts'

export const blockedDomainCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/blacklistdomains',
    purpose: 'Domains whose addresses prove nothing: free mailers and what staff added; with domain whether it is one.',
    operations: [listStudentDomains, findStudentDomain],
    example: { query: { domain: 'web.de' } },
    answer: async (ask, { query: { domain } }) => {
      if (domain === undefined)
        return joinRows(
          ...(['free', 'disposable'] as const).map((kind) =>
            ask.rows(listStudentDomains, { query: { kind } }, writtenDomain),
          ),
        )
      const found = await ask(findStudentDomain, { params: { domain } })
      return ['free', 'disposable'].includes(found.kind) ? [writtenDomain(found)] : []
    },
  },
]

const writtenDomain = ({ id, domain }: StudentDomain) => ({ ID: writtenId(id), DomainName: domain })
