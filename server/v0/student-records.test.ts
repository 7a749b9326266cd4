import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { oldProgram } from '../testing/old-program.ts'
import { payingStudent } from '../testing/paying-student.ts'
import { testPortal } from '../testing/portal.ts'

// What the documents show of students: verifications, orders and products, read and written by staff and by themselves.
const portal = testPortal({ SHOP: 'standin' })
type Fields = Record<string, unknown>

async function programOf(role: string) {
  const program = oldProgram(portal)
  expect((await program.signIn(`${role}@wellenwerk.example`, demoPassword)).status).toBe(200)
  return program
}
const contactOf = async (status: string): Promise<string> => {
  const [row] = await portal.query('SELECT contact_id AS id FROM verifications WHERE status = $1 LIMIT 1', [status])
  return row.id.toUpperCase()
}

test('orders are read with who bought what for how much: by their status, of a person, and one’s own', async () => {
  const [staff, program] = [await programOf('licenser'), await programOf('student')]
  const student = payingStudent(portal)
  const ContactID = (await student.contactId()).toUpperCase()
  await student.verify('verified')
  const ProductID = (await student.studies()).product.id
  await student.pay(ProductID)
  const [{ shop_state: status }] = await portal.query('SELECT shop_state FROM orders WHERE contact_id = $1', [
    ContactID,
  ])
  expect(status).toBe('PAYMENT_AUTHORIZED')
  const order = {
    ContactID,
    CompanyID: 'NULL',
    ProductID: ProductID.toUpperCase(),
    Price: expect.any(Number),
    PriceWithoutTax: expect.any(Number),
    Tax: expect.any(Number),
    OrderDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    RefID: expect.stringMatching(/./),
    Testorder: false,
    Status: status,
  }
  const byStatus = async (Status: string) =>
    (await staff.get('/orderingsbystatus', { status: Status })).data as Fields[]
  expect(await byStatus(status)).toEqual([{ ...order, ID: expect.any(String), Email: 'student@wellenwerk.example' }])
  expect(new Set((await byStatus('COMPLETE')).map(({ Status }) => Status))).toEqual(new Set(['COMPLETE']))
  for (const one of [staff, program])
    expect((await one.get('/orderingbycontact', { id: ContactID })).data).toMatchObject([order])
})

test('what follows from decision, licence and uploads is refused where it differs, and stays', async () => {
  const staff = await programOf('administrator')
  const ContactID = await contactOf('inReview')
  const read = async () => (await staff.get('/verification', { id: ContactID })).data as Fields
  const before = await read()
  expect(before).toMatchObject({ ContactID, ProductID: expect.stringMatching(/^[0-9A-F-]{36}$/), Status: 6 })
  const { ProductID } = before
  const decide = async (fields: Fields) => (await staff.post('/updateverification', { ContactID, ...fields })).status
  const ValidityStart = '2031-01-01T00:00:00'
  for (const wrong of [
    { Status: 7, Verified: true },
    { Status: 7, ValidityStart },
    { Status: 7, ID: await contactOf('proofRequested') },
    { Status: 9 },
  ])
    expect(await decide(wrong), JSON.stringify(wrong)).toBe(400)
  expect(await decide({ Status: 7, ProductID: ContactID })).toBe(404)
  expect((await staff.post('/updatevaliditystart', { ContactID, ProductID, ValidityStart })).status).toBe(400)
  expect(await read()).toEqual(before)
  // The documented fields alone, as they were read.
  for (const Status of [7, 1, 5])
    expect([await decide({ ...before, Status, Verified: false }), (await read())['Status']]).toEqual([200, Status])
})

test('a product of a person counts its files itself; note and block are kept', async () => {
  const staff = await programOf('administrator')
  const program = await programOf('student')
  const { ContactID } = (await program.get('/authorization/validatetoken')).data as { ContactID: string }
  const read = async () => (await staff.get('/contacthasproducts', { id: ContactID })).data as Fields[]
  const [held] = await read()
  const { ProductID, FileCount } = held!
  const update = (fields: Fields) => staff.post('/updatecontacthasproduct', { ContactID, ProductID, ...fields })
  expect((await update({ FileCount: Number(FileCount) + 7, Info: 'bleibt' })).status).toBe(400)
  expect((await read())[0]).toEqual(held)
  expect((await update({ FileCount, Info: 'Nachweis per Post', Disable: true })).status).toBe(200)
  expect((await read())[0]).toMatchObject({ FileCount, Info: 'Nachweis per Post', Disable: true })
  expect((await staff.post('/createcontacthasproduct', { ContactID, ProductID, FileCount: 0 })).status).toBe(400)
})
