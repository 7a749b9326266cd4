import { id as idShape } from '#contract/shapes.ts'
import { generateStudentLicence, readMyStudies, type Studies } from '#contract/students.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput, Call } from '../../call.ts'
import { aboutOneself } from '../../named-person.ts'
import { readId, readText, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const generator = { projectName: 'Studienversion 2024', type: 'student', hostID: '', uuid: someId }

const itself: readonly Call[] = [
  {
    method: 'POST',
    path: '/generate',
    shown: true,
    purpose:
      'Generate one’s own licence of a student product, which uuid names, else the newest of its type; term, port and version are the product’s. Answers an object with its id.',
    operations: [generateStudentLicence, readMyStudies],
    example: { body: generator },
    answer: async (ask, { body }) => {
      const studies = await ownStudies(ask, body)
      const request = readText(body['hostid'])
      const done = await ask(generateStudentLicence, {
        params: { id: studies.holdingId },
        body: sentFields({ consent: studies.consented, request: request || undefined }),
      })
      return { id: writtenId(done.licences[0]?.id ?? null), filename: done.licences[0]?.fileName ?? '' }
    },
  },
]

export const ownLicenceCalls: readonly Call[] = itself.map((call) => aboutOneself(call, 'ContactID', 'VerificationID'))

async function ownStudies(ask: Ask, body: CallInput['body']): Promise<Studies> {
  // Programs send a uuid of their own here, too: only that of a product one has says which.
  const product = readId(body['uuid'])
  const named = idShape.safeParse(product).success && (await ask(readMyStudies, { query: { product } }))
  if (named) return named
  const kind = readText(body['type']) === 'textbook' ? 'textbook' : undefined
  return (await ask(readMyStudies, { query: sentFields({ kind }) })) ?? fail('holdings.notFound')
}
