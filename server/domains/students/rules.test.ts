import { expect, test } from 'vitest'
import { decisions } from '#contract/student-reviews.ts'
import {
  isVerified,
  isWaiting,
  type VerificationStatus,
  verificationStatuses as statuses,
} from '#contract/verification-status.ts'
import { additionalStatus, afterDecision, afterEmail, allowedIn, isAllowed } from './rules.ts'

/** As the documents number them. */
const numberOf = (status: VerificationStatus) => statuses.indexOf(status) + 1
const marks = (action: keyof typeof allowedIn) =>
  statuses.map((one) => (isAllowed(action, one) ? numberOf(one) : '-')).join('')

test('the eight statuses and what is possible in each', () => {
  expect(Object.fromEntries(Object.keys(allowedIn).map((one) => [one, marks(one as never)]))).toEqual({
    sendEmail: '12--567-',
    confirmEmail: '-234----',
    upload: '12-4567-',
    remove: '12345678',
    verify: '12-4567-',
    verifyFree: '1234567-',
    requestProof: '1234-6-8',
    unreadable: '-----6--',
    reset: '-2345678',
  })
})

test('what a decision leads to: files that were no good make "not readable" of a request', () => {
  const table = decisions.map((one) => [
    one,
    statuses.map((status) => numberOf(afterDecision(one, status, 1))).join(''),
  ])
  expect(Object.fromEntries(table)).toEqual({
    verify: '33333333',
    verifyFree: '88888888',
    requestProof: '57555755',
    unreadable: '77777777',
    reset: '11111111',
  })
  expect(statuses.map((status) => numberOf(afterDecision('requestProof', status, 0))).join('')).toBe('55555555')
})

test('a confirmed address verifies where the university is known, and never takes a verification away', () => {
  expect([afterEmail('emailUnconfirmed', true), afterEmail('emailUnconfirmed', false)]).toEqual([
    'verified',
    'universityUnknown',
  ])
  expect([afterEmail('verified', false), afterEmail('universityUnknown', true)]).toEqual(['verified', 'verified'])
  expect(statuses.filter(isVerified)).toEqual(['verified', 'verifiedFree'])
  expect(statuses.filter(isWaiting)).toEqual(['universityUnknown', 'inReview'])
})

test('an additional product with a proof of its own needs no payment', () => {
  expect([additionalStatus('verified', true), additionalStatus('verified', false)]).toEqual([
    'verifiedFree',
    'verified',
  ])
  expect(additionalStatus('proofRequested', true)).toBe('proofRequested')
})
