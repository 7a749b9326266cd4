import { downloadLicenceOf, generateLicenceFor, readStudentCard } from '#contract/student-reviews.ts'
import type { Studies } from '#contract/students.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput, Call } from '../../call.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readId, requiredId, writtenDay, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const studentLicenceCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/generatestudentlicence',
    purpose: 'Generate the licence of a student for them, for staff.',
    operations: [generateLicenceFor, readStudentCard],
    example: { body: { ContactID: someId, ProductID: someId } },
    answer: async (ask, { body }) => {
      const { licences, term } = studiesIn(await ask(generateLicenceFor, { params: await holdingOf(ask, body) }), body)
      return { ID: writtenId(licences[0]?.id ?? null), ValidityStart: writtenDay(term?.startsOn ?? null) }
    },
  },
  {
    method: 'GET',
    path: '/studentlicencefile',
    purpose: 'The newest licence file of a student, for staff.',
    operations: [downloadLicenceOf, readStudentCard],
    answers: 'file',
    words: { 'students.noLicence': 'licNotFound' },
    example: { query: { contactID: someId, productID: someId } },
    answer: async (ask, { query }) => ask(downloadLicenceOf, { params: await holdingOf(ask, query) }),
  },
  {
    method: 'POST',
    path: '/updatevaliditystart',
    purpose: 'The first licence begins the term, whose days are answered: another ValidityStart is refused.',
    operations: [readStudentCard],
    example: { body: { ContactID: someId, ProductID: someId, ValidityStart: '2026-11-01T00:00:00' } },
    answer: async (ask, { body }) => {
      const card = await ask(readStudentCard, { params: { id: requiredId(body, 'ContactID') } })
      const { term } = studiesIn(card, body)
      refuseChanged(body, { ValidityStart: writtenDay(term?.startsOn ?? null) })
      return { ValidityStart: writtenDay(term?.startsOn ?? null), ValidityEnd: writtenDay(term?.endsOn ?? null) }
    },
  },
]

type Card = { studies: Studies[] }

/** Of several products the one that is named; without a name the only one. */
function studiesIn({ studies }: Card, fields: CallInput['body']): Studies {
  const productId = readId(fields['productid'])
  const fitting = studies.filter(({ product }) => productId === null || product.id === productId)
  return fitting[0] ?? fail('holdings.notFound')
}

async function holdingOf(ask: Ask, fields: CallInput['body']) {
  const id = requiredId(fields, 'ContactID')
  const { holdingId } = studiesIn(await ask(readStudentCard, { params: { id } }), fields)
  return { id, holding: holdingId }
}
