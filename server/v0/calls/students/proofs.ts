import { readMyStudies, uploadProof } from '#contract/students.ts'
import { oneFile } from '../../asked.ts'
import { type Call, translated } from '../../call.ts'
import { someId } from '../words.ts'

const uploadWords = {
  'students.tooManyProofs': 'maximum file number reached',
  'students.noImageOrPdf': 'this file is not an image or pdf',
  'students.profileFirst': 'profile not updated',
} as const

export const proofCalls: readonly Call[] = [
  translated({
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
]
