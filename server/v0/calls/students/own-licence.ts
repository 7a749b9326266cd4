import { generateStudentLicence, readMyStudies, type Studies } from '#contract/students.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, Asked, Call } from '../../call.ts'
import { readText, sent, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const generator = { projectName: 'Studienversion 2024', type: 'student', hostID: '', uuid: someId }

export const ownLicenceCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/generate',
    shown: true,
    purpose:
      'Generate one’s own licence of a student product, which projectName or uuid names; term, port and version are the product’s. Answers an object with its id.',
    operations: [generateStudentLicence, readMyStudies],
    example: { body: generator },
    answer: async (ask, { body }) => {
      const studies = await ownStudies(ask, body)
      const request = readText(body['hostid'])
      const done = await ask(generateStudentLicence, {
        params: { id: studies.holdingId },
        body: sent({ consent: studies.consented, request: request || undefined }),
      })
      return { id: writtenId(done.licences[0]?.id ?? null), filename: done.licences[0]?.fileName ?? '' }
    },
  },
]

async function ownStudies(ask: Ask, body: Asked['body']): Promise<Studies> {
  const kind = readText(body['type']) === 'textbook' ? 'textbook' : undefined
  return (await ask(readMyStudies, { query: sent({ kind }) })) ?? fail('holdings.notFound')
}
