import { asciiDomain } from './email.ts'
import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { sharedColumns, type TableField } from './fields.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { id, instant, listOf, text } from './shapes.ts'

/** Universities, schools, and whose addresses prove nothing: free mailers and disposable ones. */
export const domainKind = z.enum(['university', 'school', 'free', 'disposable'])

/** `tum.de`: labels of letters, digits and hyphens, stored as addresses are, in ASCII. */
export const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?:[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff][a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff]$/,
    { error: 'students.domainName' },
  )
  .transform(asciiDomain)
  .pipe(z.string().max(253))

export const studentDomainInput = z.strictObject({
  domain: domainName,
  kind: domainKind.default('university'),
  /** ISO 3166-1 alpha-2 in upper or lower case, stored in lower case; `zz`: none. */
  country: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/, 'input.country')
    .toLowerCase(),
  nameDe: text(200),
  nameEn: text(200),
})
export type StudentDomainInput = z.infer<typeof studentDomainInput>

/** What tables bring of a domain. */
export const studentDomainFields = {
  domain: {
    text: 'domains.domain',
    columns: { domain: { words: ['domain', 'emaildomain', 'maildomain', 'website'] } },
  },
  nameDe: {
    text: 'domains.nameDe',
    columns: {
      nameDe: {
        words: ['bezeichnungdeutsch', 'hochschule', 'name', 'germandescription', 'nameingerman', 'university'],
      },
    },
  },
  nameEn: {
    text: 'domains.nameEn',
    columns: { nameEn: { words: ['bezeichnungenglisch', 'englishdescription', 'nameinenglish'] } },
  },
  country: { text: 'domains.country', columns: { country: sharedColumns.country } },
  kind: { text: 'domains.kind', columns: { kind: { words: ['art', 'kind', 'typ', 'type'] } } },
} as const satisfies Record<string, TableField>

export const studentDomain = z.object({
  id,
  domain: z.string(),
  kind: domainKind,
  country: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
  createdAt: instant,
  modifiedAt: instant,
})
export type StudentDomain = z.infer<typeof studentDomain>

const columns = columnsOf(studentDomain)({
  domain: { text: 'domains.domain', sort: true },
  country: { text: 'domains.country', sort: true },
  nameDe: { text: 'domains.nameDe', sort: true },
  nameEn: { text: 'domains.nameEn', sort: true },
  kind: { text: 'domains.kind', value: ({ kind }) => ({ text: `domains.kind.${kind}` }) as const },
  created: { text: 'domains.created', sort: true, value: ({ createdAt }) => ({ day: createdAt }) },
})

export const listStudentDomains = listOperation({
  name: 'listStudentDomains',
  path: '/student-domains',
  access: 'students.domains.add',
  summary: 'The domains of universities, and of mailers whose addresses prove nothing.',
  title: 'domains.list',
  sort: 'domain',
  pageSize: 25,
  columns,
  filters: { kind: domainKind.default('university') },
})

export const createStudentDomain = operation({
  name: 'createStudentDomain',
  method: 'POST',
  path: '/student-domains',
  access: 'students.domains.add',
  summary: 'Add a domain: of a university, or one whose addresses prove nothing.',
  body: studentDomainInput,
  output: studentDomain,
  errors: ['students.createDomainError'],
})

export const readStudentDomain = operation({
  name: 'readStudentDomain',
  method: 'GET',
  path: '/student-domains/{id}',
  access: 'students.domains.add',
  summary: 'One domain.',
  output: studentDomain,
  errors: ['students.domainNotFound'],
})

export const findStudentDomain = operation({
  name: 'findStudentDomain',
  method: 'GET',
  path: '/student-domain-names/{domain}',
  access: 'students.domains.add',
  summary: 'The domain of exactly this name.',
  params: z.strictObject({ domain: z.string().trim().toLowerCase().min(1).max(253) }),
  output: studentDomain,
  errors: ['students.domainNotFound'],
})

export const changeStudentDomain = operation({
  name: 'changeStudentDomain',
  method: 'PUT',
  path: '/student-domains/{id}',
  access: 'students.domains.add',
  summary: 'Change a domain; with `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...studentDomainInput.shape, modifiedAt: instant.optional() }),
  output: studentDomain,
  errors: ['students.domainNotFound', 'students.createDomainError', 'request.conflict'],
})

export const removeStudentDomain = operation({
  name: 'removeStudentDomain',
  method: 'DELETE',
  path: '/student-domains/{id}',
  access: 'students.domains.add',
  summary: 'Remove a domain no student was verified with and no course was requested with.',
  errors: ['students.domainNotFound', 'students.domainInUse'],
})

export const proofLabel = z.object({ id, label: z.string() })
export type ProofLabel = z.infer<typeof proofLabel>

export const listProofLabels = operation({
  name: 'listProofLabels',
  method: 'GET',
  path: '/student-proof-labels',
  access: 'students.domains.add',
  summary: 'Sub-domains of universities, such as alumni or klinikum, whose addresses alone prove no studies.',
  output: listOf(proofLabel),
})

export const addProofLabel = operation({
  name: 'addProofLabel',
  method: 'POST',
  path: '/student-proof-labels',
  access: 'students.domains.add',
  summary: 'Ask for a proof of everyone who writes from such a sub-domain of a university.',
  body: z.strictObject({
    label: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]{2,63}$/, 'students.labelRule'),
  }),
  output: proofLabel,
  errors: ['students.labelTaken'],
})

export const removeProofLabel = operation({
  name: 'removeProofLabel',
  method: 'DELETE',
  path: '/student-proof-labels/{id}',
  access: 'students.domains.add',
  summary: 'Recognise addresses of such a sub-domain again.',
  errors: ['students.labelNotFound'],
})

export const removeStudentDomains = operation({
  name: 'removeStudentDomains',
  method: 'POST',
  path: '/student-domains/removals',
  access: 'students.domains.add',
  summary: 'Remove up to 200 domains, each as `removeStudentDomain` does.',
  body: z.strictObject({ ids: bulkIds }),
  output: bulkOutput,
})
