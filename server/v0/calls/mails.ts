import type { Call } from '../call.ts'
import { licenceMailCalls } from './mails/licence-mails.ts'
import { mailCalls } from './mails/mails.ts'
import { paymentMailCalls } from './mails/payment-mails.ts'

/** Mails that programs have sent. */
export const mails: readonly Call[] = [...mailCalls, ...licenceMailCalls, ...paymentMailCalls]
