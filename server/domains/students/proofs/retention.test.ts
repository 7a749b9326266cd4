import { expect, test } from 'vitest'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal({ PROOF_DAYS: '7' })

test('how long proofs are kept is told as it is set, before anything is decided as well', async () => {
  const days = async () => (await portal.call('student', 'GET', '/my/studies')).json.verification.proofDays
  await portal.query('DELETE FROM verifications')
  expect(await days()).toBe(7)
  await portal.call('student', 'POST', '/my/studies/email', { email: 'yusuf.demir@stud.tum.de' })
  expect(await days()).toBe(7)
})
