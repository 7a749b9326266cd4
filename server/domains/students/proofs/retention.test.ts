import { expect, test } from 'vitest'
import { readMyStudies, sendStudentEmail } from '#contract/students.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal({ PROOF_DAYS: '7' })

test('how long proofs are kept is told as it is set, before anything is decided as well', async () => {
  const days = async () => (await portal.ask('student', readMyStudies))!.verification.proofDays
  await portal.query('DELETE FROM verifications')
  expect(await days()).toBe(7)
  await portal.ask('student', sendStudentEmail, { body: { email: 'yusuf.demir@stud.tum.de' } })
  expect(await days()).toBe(7)
})
