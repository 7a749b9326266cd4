import { expect, test } from 'vitest'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal({ CONCEAL_ACCOUNTS: '0' })

test('without concealment the documented results are told apart', async () => {
  const signIn = async (email: string) =>
    (await portal.call(null, 'POST', '/session', { email, password: 'Falsch-1!' })).json
  expect((await signIn('nobody@wellenwerk.example')).code).toBe('session.unknownName')
  const codes = []
  for (let index = 0; index < 5; index++) codes.push((await signIn('user@wellenwerk.example')).code)
  expect(codes).toEqual([
    'session.passwordWrong',
    'session.passwordWrong',
    'session.passwordWrong',
    'session.lastAttempt',
    'session.locked',
  ])
})

test('without concealment a forgotten password of nobody is told', async () => {
  const ask = (email: string) => portal.call(null, 'POST', '/session/password-links', { email })
  expect((await ask('nobody@wellenwerk.example')).json).toMatchObject({ code: 'accounts.userNotFound', field: 'email' })
  expect((await ask('user@wellenwerk.example')).status).toBeLessThan(300)
})
