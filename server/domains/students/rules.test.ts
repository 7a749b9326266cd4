import { expect, test } from 'vitest'
import { decisions } from '#contract/student-reviews.ts'
import { additionalStatus, afterDecision, afterEmail, allowedIn, isAllowed, isVerified, isWaiting } from './rules.ts'

const statuses = [1, 2, 3, 4, 5, 6, 7, 8] as const
const marks = (action: keyof typeof allowedIn) => statuses.map((one) => (isAllowed(action, one) ? one : '-')).join('')

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
  const table = decisions.map((one) => [one, statuses.map((status) => afterDecision(one, status, 1)).join('')])
  expect(Object.fromEntries(table)).toEqual({
    verify: '33333333',
    verifyFree: '88888888',
    requestProof: '57555755',
    unreadable: '77777777',
    reset: '11111111',
  })
  expect(statuses.map((status) => afterDecision('requestProof', status, 0)).join('')).toBe('55555555')
})

test('a confirmed address verifies where the university is known, and never takes a verification away', () => {
  expect([afterEmail(2, true), afterEmail(2, false), afterEmail(3, false), afterEmail(4, true)]).toEqual([3, 4, 3, 3])
  expect(statuses.filter(isVerified)).toEqual([3, 8])
  expect(statuses.filter(isWaiting)).toEqual([4, 6])
})

test('an additional product with a proof of its own needs no payment', () => {
  expect([additionalStatus(3, true), additionalStatus(3, false), additionalStatus(5, true)]).toEqual([8, 3, 5])
})
