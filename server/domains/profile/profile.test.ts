import { expect, test } from 'vitest'
import { listContacts } from '#contract/contacts.ts'
import { readProfile } from '#contract/profile.ts'
import { readMe } from '#contract/session.ts'
import { passASecond } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const values = {
  salutation: 'Frau',
  firstName: 'Änne',
  lastName: 'Größl-Neu',
  street: 'Mühlenweg',
  houseNumber: '7b',
  zipCode: '33602',
  city: 'Bielefeld',
  country: 'DE',
}

test('a customer sees their company’s number, changes name and address, and is called by the new name', async () => {
  const before = await portal.ask('customer', readProfile)
  expect(before).toMatchObject({ email: 'customer@wellenwerk.example', customerNumber: '10023', avatarAt: null })
  const saved = await portal.call('customer', 'PUT', '/profile', values)
  expect(saved.status).toBe(200)
  expect(saved.json.values).toEqual(values)
  // Whoever opened it before would bring back what staff have corrected since.
  const stale = await portal.call('customer', 'PUT', '/profile', { ...values, modifiedAt: before.modifiedAt })
  expect([stale.status, stale.json.code]).toEqual([409, 'request.conflict'])
  const { modifiedAt } = saved.json
  expect((await portal.call('customer', 'PUT', '/profile', { ...values, modifiedAt })).status).toBe(200)
  expect((await portal.ask('customer', readMe)).name).toBe('Änne Größl-Neu')
  const found = await portal.ask('licenser', listContacts, { query: { search: 'groessl-neu' } })
  expect(found.items).toHaveLength(1)
  const { changes } = await portal.database.db
    .selectFrom('auditLog')
    .select('changes')
    .where('operation', '=', 'saveProfile')
    .executeTakeFirstOrThrow()
  expect(changes).toMatchObject({ city: ['', 'Bielefeld'] })
})

test('students see no customer number, and somebody else’s profile is nowhere to be had', async () => {
  await portal.database.db
    .updateTable('contacts')
    .set({ companyId: (await portal.database.db.selectFrom('companies').select('id').executeTakeFirstOrThrow()).id })
    .where('email', '=', 'student@wellenwerk.example')
    .execute()
  const student = await portal.ask('student', readProfile)
  expect(student).toMatchObject({ customerNumber: null, companyName: expect.any(String) })
  expect((await portal.call('student', 'PUT', '/profile', { ...values, id: 'x' })).status).toBe(400)
  expect((await portal.call('student', 'PUT', '/profile', { ...values, email: 'x@y.example' })).status).toBe(400)
  expect((await portal.call('student', 'PUT', '/profile', { ...values, companyId: null })).status).toBe(400)
})

test.each([
  [{ zipCode: 'ABC' }, 'zipCode'],
  [{ zipCode: '123' }, 'zipCode'],
  [{ zipCode: 'EC1A 1BB', country: 'de' }, 'country'],
  [{ firstName: ' ' }, 'firstName'],
  [{ lastName: 'x'.repeat(101) }, 'lastName'],
  [{ city: 'Zeile\nUmbruch' }, 'city'],
  [{ salutation: 'Dr.' }, 'salutation'],
  [{ street: ['a'] }, 'street'],
])('%j is refused at its field', async (wrong, field) => {
  const { status, json } = await portal.call('user', 'PUT', '/profile', { ...values, ...wrong })
  expect(status).toBe(400)
  expect(JSON.stringify(json)).toContain(field)
})

test('letters are fine in other countries’ codes, and an address may be left out', async () => {
  const british = { ...values, country: 'GB', zipCode: 'EC1A 1BB' }
  expect((await portal.call('user', 'PUT', '/profile', british)).json.values).toEqual(british)
  const bare = { ...values, street: '', houseNumber: '', zipCode: '', city: '' }
  expect((await portal.call('user', 'PUT', '/profile', bare)).json.values).toEqual(bare)
})

test('an account without a contact gets one when it saves, once under eight saves at the same time', async () => {
  await portal.database.db
    .updateTable('accounts')
    .set({ contactId: null })
    .where('email', 'like', 'licenser@%')
    .execute()
  await portal.database.db.deleteFrom('contacts').where('email', 'like', 'licenser@%').execute()
  passASecond()
  expect((await portal.ask('licenser', readProfile)).values).toBeNull()
  const answers = await Promise.all(Array.from({ length: 8 }, () => portal.call('licenser', 'PUT', '/profile', values)))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).not.toHaveLength(0)
  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
  const contacts = await portal.database.db
    .selectFrom('contacts')
    .select('id')
    .where('email', 'like', 'licenser@%')
    .execute()
  expect(contacts).toHaveLength(1)
  passASecond()
  expect((await portal.ask('licenser', readProfile)).values).toEqual(values)
})
