import { decideOnStudent, type Decision, readStudentCard } from '#contract/student-reviews.ts'
import { sendStudentEmail } from '#contract/students.ts'
import { fail } from '#platform/operations/failure.ts'
import { type Call, translated } from '../../call.ts'
import { readId, readNumber, readText, requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const verificationChangeCalls: readonly Call[] = [
  ...(['/createverificationbystudentemail', '/createverification'] as const).map((path) =>
    translated({
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
    method: 'POST',
    path: '/updateverification',
    shown: true,
    purpose: 'Decide on a student: Status, and the university where it is 3. `Verified` and dates decide nothing.',
    operations: [decideOnStudent, readStudentCard],
    words: { 'students.noUniSelected': 'noUniSelected' },
    example: { body: { ContactID: someId, Status: 3, StudentDomainID: someId } },
    // The documents name where it leads, the portal what is decided, and on which status.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ContactID') }
      const decision =
        decisions[readNumber(body['status'], 'Status') ?? 0] ?? fail('request.invalid', { field: 'Status' }, 'Status')
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
