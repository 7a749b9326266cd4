import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Contact } from '#contract/contacts.ts'
import { clear, draw } from '#web/testing/draw.tsx'
import { Person } from './person.tsx'

const contact = {
  id: '0197a5d0-0000-7000-8000-00000000000a',
  title: 'Dr.',
  firstName: 'Ute',
  lastName: 'Voss',
  mainContact: true,
} as Contact

afterEach(clear)

test('a name leads to its contact for who may read it, and stands there for all others', async () => {
  await draw(<Person contact={contact} />, { me: { permissions: ['contacts.edit'] } })
  await expect.element(page.getByRole('link', { name: 'Dr. Ute Voss' })).toBeVisible()
  await clear()
  await draw(<Person contact={contact} />, { me: { permissions: [] } })
  await expect.element(page.getByText(/Dr\. Ute Voss/)).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})
