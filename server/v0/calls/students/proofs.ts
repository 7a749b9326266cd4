import { readMyStudies, uploadProof } from '#contract/students.ts'
import { ownStudentProduct } from './own-student-product.ts'
import { statusNumber } from './status-numbers.ts'
import { oneFile } from '../../read-input.ts'
import { type Call, operationCall } from '../../call.ts'
import { aboutOneself } from '../../named-person.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { sentFields } from '../../spelling.ts'
import { someId } from '../words.ts'

const uploadWords = {
  'students.tooManyProofs': 'maximum file number reached',
  'students.noImageOrPdf': 'this file is not an image or pdf',
  'students.profileFirst': 'profile not updated',
} as const

const itself: readonly Call[] = [
  {
    method: 'POST',
    path: '/uploadima',
    shown: true,
    purpose:
      'Send a proof of one’s studies: an image or a PDF in a form. contactId is one’s own, productId a product one has.',
    operations: [uploadProof, readMyStudies],
    words: uploadWords,
    takes: { files: 10_200_000 },
    example: { query: { contactId: someId, productId: someId }, file: 'immatrikulation.pdf' },
    answer: async (ask, asked) => {
      const productId = await ownStudentProduct(ask, asked.query)
      const { name, bytes } = oneFile(asked)
      const { status, proofs } = await ask(uploadProof, { query: sentFields({ name, productId }), body: bytes })
      return { Status: statusNumber(status), ImaData: proofs.length }
    },
  },
  operationCall({
    method: 'POST',
    path: '/updateverification-imacount',
    shown: true,
    purpose: 'How many proofs one has sent: the portal counts them itself, another ImaData is refused.',
    operation: readMyStudies,
    example: { body: { ID: someId, ContactID: someId, ImaData: 0 } },
    output: (studies, { body }) => {
      const proofs = studies?.verification.proofs.length ?? 0
      refuseChanged(body, { ImaData: proofs })
      return { Status: statusNumber(studies?.verification.status ?? 'proofNeeded'), ImaData: proofs }
    },
  }),
]

export const proofCalls: readonly Call[] = itself.map((call) => aboutOneself(call, 'contactId', 'id'))
