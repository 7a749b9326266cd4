import { listStudentDomains } from '#contract/student-domains.ts'
import type { Call } from '../../call.ts'
import { writtenId } from '../../spelling.ts'

export const blockedDomainCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/blacklistdomains',
    purpose: 'Domains whose addresses prove nothing: free mailers and what staff added; with domain whether it is one.',
    operations: [listStudentDomains],
    example: { query: { domain: 'web.de' } },
    // Longer than other lists, and of no use in part.
    answer: async (ask, { query }) => {
      const domain = query['domain']?.trim().toLowerCase()
      const rows = async (kind: 'free' | 'disposable') =>
        ask.whole(listStudentDomains, {
          query: { kind, search: domain?.slice(0, 200) ?? '' },
          most: 100_000,
        })
      return [...(await rows('free')), ...(await rows('disposable'))]
        .filter((one) => domain === undefined || one.domain === domain)
        .map((one) => ({ ID: writtenId(one.id), DomainName: one.domain }))
    },
  },
]
