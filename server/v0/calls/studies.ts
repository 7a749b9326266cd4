import { listContactHoldings, changeHolding } from '#contract/holdings.ts'
import { listStudents } from '#contract/student-reviews.ts'
import { downloadLicenceOf, generateLicenceFor, readStudentCard } from '#contract/student-reviews.ts'
import { generateStudentLicence, readMyStudies, type Studies, uploadProof } from '#contract/students.ts'
import { fail } from '#platform/failure.ts'
import { oneFile } from '../asked.ts'
import { type Ask, type Asked, type Call, translated } from '../call.ts'
import { writtenHolding } from '../entities.ts'
import { readBoolean, readId, readText, requiredId, sent, writtenDay, writtenId } from '../spelling.ts'
import { someId } from './words.ts'

const ours = { family: 'students' } as const
const uploadWords = {
  'students.tooManyProofs': 'maximum file number reached',
  'students.noImageOrPdf': 'this file is not an image or pdf',
  'students.profileFirst': 'profile not updated',
} as const
const generator = { projectName: 'Studienversion 2024', type: 'student', hostID: '', uuid: someId }

export const studyCalls: readonly Call[] = [
  translated({
    ...ours,
    method: 'POST',
    path: '/uploadima',
    shown: true,
    purpose: 'Send a proof of one’s studies: an image or a PDF in a form. contactId decides nothing.',
    operation: uploadProof,
    words: uploadWords,
    takes: { files: 10_200_000 },
    example: { query: { contactId: someId, productId: someId }, file: 'immatrikulation.pdf' },
    input: (asked) => ({ query: { name: oneFile(asked).name }, body: oneFile(asked).bytes }),
    output: ({ status, proofs }) => ({ Status: status, ImaData: proofs.length }),
  }),
  translated({
    ...ours,
    method: 'POST',
    path: '/updateverification-imacount',
    shown: true,
    purpose: 'How many proofs one has sent: the portal counts them itself, ImaData decides nothing.',
    operation: readMyStudies,
    example: { body: { ID: someId, ContactID: someId, ImaData: 1 } },
    output: (studies) => ({
      Status: studies?.verification.status ?? 1,
      ImaData: studies?.verification.proofs.length ?? 0,
    }),
  }),
  {
    ...ours,
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
  {
    ...ours,
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
    ...ours,
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
    ...ours,
    method: 'POST',
    path: '/updatevaliditystart',
    purpose: 'The first licence begins the term: answers the days of it, whatever is sent.',
    operations: [readStudentCard],
    example: { body: { ContactID: someId, ProductID: someId, ValidityStart: '2026-11-01T00:00:00' } },
    answer: async (ask, { body }) => {
      const card = await ask(readStudentCard, { params: { id: requiredId(body['contactid'], 'ContactID') } })
      const { term } = studiesIn(card, body)
      return { ValidityStart: writtenDay(term?.startsOn ?? null), ValidityEnd: writtenDay(term?.endsOn ?? null) }
    },
  },
  {
    ...ours,
    method: 'GET',
    path: '/orderingsbystatus',
    purpose: 'Who has a complete authorised payment: status PAYMENT_AUTHORIZED.',
    operations: [listStudents],
    example: { query: { status: 'PAYMENT_AUTHORIZED' } },
    answer: async (ask, { query: { status } }) => {
      if (status !== 'PAYMENT_AUTHORIZED') return []
      const paid = await ask.whole(listStudents, { params: {}, query: { paid: 'paid' }, most: 10_000 })
      return paid.map(({ id, email }) => ({ ContactID: writtenId(id), Email: email, Status: status }))
    },
  },
  {
    family: 'contacts',
    method: 'POST',
    path: '/updatecontacthasproduct',
    shown: true,
    purpose:
      'Change Info and Disable of a product of a person; the portal counts files itself, FileCount decides nothing.',
    operations: [listContactHoldings, changeHolding],
    example: { body: { ContactID: someId, ProductID: someId, FileCount: 1 } },
    answer: async (ask, { body }) => {
      const { items } = await ask(listContactHoldings, { params: { id: requiredId(body['contactid'], 'ContactID') } })
      const productId = requiredId(body['productid'], 'ProductID')
      const held = items.find(({ product }) => product.id === productId) ?? fail('holdings.notFound')
      const changes = sent({ note: readText(body['info']), disabled: readBoolean(body['disable']) })
      if (Object.keys(changes).length === 0) return writtenHolding(held)
      return writtenHolding(await ask(changeHolding, { params: { id: held.id }, body: changes }))
    },
  },
]

type Card = { studies: Studies[] }

/** Of several products the one that is named; without a name the only one. */
function studiesIn({ studies }: Card, fields: Asked['body']): Studies {
  const productId = readId(fields['productid'])
  const fitting = studies.filter(({ product }) => productId === null || product.id === productId)
  return fitting[0] ?? fail('holdings.notFound')
}

async function holdingOf(ask: Ask, fields: Asked['body']) {
  const id = requiredId(fields['contactid'], 'ContactID')
  const { holdingId } = studiesIn(await ask(readStudentCard, { params: { id } }), fields)
  return { id, holding: holdingId }
}

async function ownStudies(ask: Ask, body: Asked['body']): Promise<Studies> {
  const kind = readText(body['type']) === 'textbook' ? 'textbook' : undefined
  return (await ask(readMyStudies, { query: sent({ kind }) })) ?? fail('holdings.notFound')
}
