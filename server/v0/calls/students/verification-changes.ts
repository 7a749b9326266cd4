import { decideOnStudent, type Decision, readStudentCard, type StudentCard } from '#contract/student-reviews.ts'
import { readMyStudies, sendStudentEmail } from '#contract/students.ts'
import type { VerificationStatus } from '#contract/verification-status.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call } from '../../call.ts'
import { aboutOneself, personNamed } from '../../named-person.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readId, readNumber, readText, refuse, requiredId, sentFields, writtenDay } from '../../spelling.ts'
import { someId } from '../words.ts'
import { ownStudentProduct } from './own-student-product.ts'
import { statusNumber, statusNumbered } from './status-numbers.ts'

const startCall = (path: '/createverificationbystudentemail' | '/createverification'): Call => ({
  method: 'POST',
  path,
  shown: true,
  purpose:
    'Send oneself the confirmation mail to a university address. ContactID is one’s own, ProductID a product one has.',
  operations: [sendStudentEmail, readMyStudies],
  example: { body: { StudentEmail: 'mia.neu@tum.de', ContactID: someId, ProductID: someId } },
  answer: async (ask, { body, query }) => {
    const fields = { ...query, ...body }
    const productId = await ownStudentProduct(ask, fields)
    const email = readText(fields['studentemail'])
    const { status } = await ask(sendStudentEmail, { body: sentFields({ email, productId }) })
    return { Status: statusNumber(status) }
  },
})

/** Staff make sure that a student has a verification: it begins with the product. */
const ensured = (call: Call): Call => ({
  ...call,
  purpose: `${call.purpose} Staff make sure that a student has one for a product and are answered where it stands.`,
  operations: [...call.operations, readStudentCard],
  answer: async (ask, asked) => {
    const id = ask.may(readStudentCard) ? await personNamed(ask, asked.body, 'ContactID') : null
    if (id === null) return call.answer(ask, asked)
    const { status, studentEmail, studies } = await ask(readStudentCard, { params: { id } })
    requireStudies(studies, readId(asked.body['productid']))
    refuseChanged(asked.body, { StudentEmail: studentEmail })
    return { Status: statusNumber(status) }
  },
})

function requireStudies(studies: StudentCard['studies'], productId: string | null): void {
  if (productId !== null && !studies.some(({ product }) => product.id === productId)) fail('holdings.notFound')
}

export const verificationChangeCalls: readonly Call[] = [
  aboutOneself(startCall('/createverificationbystudentemail'), 'ContactID'),
  ensured(aboutOneself(startCall('/createverification'), 'ContactID')),
  {
    method: 'POST',
    path: '/updateverification',
    shown: true,
    purpose:
      'Decide on a student, whom ContactID or ID names: Status, and the university where it is 3. ProductID is one they have. Reason is what they read where a proof is asked for or cannot be read; without it the portal says so in its own words. Verified and the term follow from the decision: others are refused.',
    operations: [decideOnStudent, readStudentCard],
    words: { 'students.noUniSelected': 'noUniSelected' },
    example: { body: { ContactID: someId, Status: 3, StudentDomainID: someId } },
    // The documents name where it leads, the portal what is decided, and on which status.
    answer: async (ask, { body }) => {
      // A verification is its person's, and so is its id.
      const params = { id: readId(body['contactid']) ?? requiredId(body, 'ID') }
      if ((readId(body['id']) ?? params.id) !== params.id) refuse('ID', 'same')
      const productId = readId(body['productid'])
      const wanted = statusNumbered(readNumber(body['status'], 'Status'))
      const decision = (wanted && decisions[wanted]) ?? refuse('Status', 'unknown')
      const { status, studies } = await ask(readStudentCard, { params })
      requireStudies(studies, productId)
      const held = studies.find(({ product }) => productId === null || product.id === productId)
      const verified = wanted === 'verified' || wanted === 'verifiedFree'
      refuseChanged(body, {
        Verified: verified,
        ValidityStart: writtenDay(held?.term?.startsOn ?? null),
        ValidityEnd: writtenDay(held?.term?.endsOn ?? null),
      })
      const reason = readText(body['reason'])?.trim() ?? ''
      const card = await ask(decideOnStudent, {
        params,
        body: {
          decision,
          status,
          universityId: readId(body['studentdomainid']),
          reason,
          // What is said of a proof that cannot be read, in the student's language.
          remark: reason === '' && wanted === 'unreadable' ? 'cut' : null,
        },
      })
      return { Status: statusNumber(card.status) }
    },
  },
]

const decisions: Partial<Record<VerificationStatus, Decision>> = {
  proofNeeded: 'reset',
  verified: 'verify',
  proofRequested: 'requestProof',
  unreadable: 'unreadable',
  verifiedFree: 'verifyFree',
}
