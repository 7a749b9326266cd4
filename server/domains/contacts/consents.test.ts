import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'
import { consentsOf, recordConsent } from './public.ts'

const portal = testPortal()

test('the newest state of each kind counts, and nobody rewrites what somebody consented to', async () => {
  const { db, pool } = portal.database
  const { id: contactId } = await db.selectFrom('contacts').select('id').limit(1).executeTakeFirstOrThrow()
  const consent = { contactId, kind: 'newsletter' as const, textVersion: '1', source: 'profile' }
  await recordConsent(db, { ...consent, state: 'requested', at: new Date(Date.now() - 2000) })
  await recordConsent(db, { ...consent, state: 'given', at: new Date(Date.now() - 1000) })
  await recordConsent(db, { ...consent, kind: 'email', state: 'given' })
  await recordConsent(db, { ...consent, state: 'withdrawn' })
  expect((await consentsOf(db, contactId)).map(({ kind, state }) => [kind, state])).toEqual([
    ['email', 'given'],
    ['newsletter', 'withdrawn'],
  ])
  await expect(pool.query("UPDATE consents SET state = 'given'")).rejects.toThrow('only grows')
})
