import { expect, test } from 'vitest'
import { easyChallenge } from '../../testing/challenge.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ CONCEAL_ACCOUNTS: '0' })

test('without concealment registering says that the address has an account', async () => {
  const register = async (email: string) =>
    portal.call(null, 'POST', '/registration', {
      kind: 'private',
      email,
      password: 'Hafen-Kran-27!',
      salutation: 'Frau',
      firstName: 'A',
      lastName: 'B',
      terms: true,
      confirmed: true,
      challenge: await easyChallenge(portal),
    })
  const known = await register('user@wellenwerk.example')
  expect([known.status, known.json.code, known.json.field]).toEqual([409, 'registration.userExists', 'email'])
  expect((await register('neu@wellenwerk.example')).status).toBe(204)
})
