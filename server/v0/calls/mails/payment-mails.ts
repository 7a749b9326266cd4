import { sendPaymentToCrm } from '#contract/orders.ts'
import { type Call, operationCall } from '../../call.ts'
import { requiredId } from '../../spelling.ts'
import { mailSent, someId } from '../words.ts'

export const paymentMailCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/sendvemasemail',
    purpose: 'Mail the facts of a paid order to those who keep the customer system.',
    operation: sendPaymentToCrm,
    example: { body: { ID: someId } },
    input: ({ body }) => ({ params: { id: requiredId(body, 'ID') } }),
    output: () => mailSent,
  }),
]
