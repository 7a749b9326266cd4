import { expect, test } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const email = 'student@wellenwerk.example'
const signIn = () => portal.call(null, 'POST', '/session', { email, password: demoPassword })
const owned = async () =>
  await portal.query(
    'SELECT version FROM holdings JOIN products ON products.id = product_id JOIN contacts ON contacts.id = contact_id WHERE email = $1',
    [email],
  )

test('a student without the student product receives the newest once, however many sign in at once', async () => {
  await portal.query('DELETE FROM holdings USING contacts WHERE contacts.id = contact_id AND email = $1', [email])
  const answers = await Promise.all(Array.from({ length: 8 }, signIn))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  expect(await owned()).toHaveLength(1)
  await signIn()
  expect(await owned()).toHaveLength(1)
})
