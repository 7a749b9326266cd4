import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const address = { street: 'Hafenstraße', houseNumber: '4', zipCode: '24103', city: 'Kiel', country: 'DE' }
const draft = () => portal.call('customer', 'POST', '/address-drafts', address)

test('an account writes down a thousand addresses at a time, and more once they are a day old', async () => {
  expect((await draft()).status).toBe(201)
  await portal.query(
    `INSERT INTO address_drafts (id, account_id, street, house_number, zip_code, city, country)
     SELECT gen_random_uuid(), account_id, street, house_number, zip_code, city, country
     FROM address_drafts, generate_series(1, 998)`,
  )
  expect((await draft()).status).toBe(201)
  const refused = await draft()
  expect([refused.json.code, refused.json.details]).toEqual(['profile.tooManyAddresses', { limit: 1000 }])
  await portal.query("UPDATE address_drafts SET created_at = now() - interval '1 day'")
  expect((await draft()).status).toBe(201)
})
