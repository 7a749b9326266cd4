import { expect, test } from 'vitest'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'
import { whileHeld } from '../../../testing/while-held.ts'

// Staff choose another stack for an account while others are at it.
const portal = testPortal()
const second = 'wellenwerk-2023'
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const saved = `UPDATE cloud_configurations SET modified_at = clock_timestamp(),
  stack_id = (SELECT id FROM cloud_stacks WHERE name = '${second}') WHERE id = $1`

test('whoever gives a place at that moment gives it', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 1 })
  const given = await whileHeld(portal.database, [saved, id], () =>
    call('PUT', `/cloud/places/${id}/users/${contacts[0]}`, { active: true }),
  )
  expect([given.status, given.json.used]).toEqual([200, 1])
})

test('whoever saves it at that moment is told that somebody else did', async () => {
  const { id, input, created } = await cloudAccount(portal)
  const body = { ...input, seats: 7, modifiedAt: created.json.modifiedAt }
  const late = await whileHeld(portal.database, [saved, id], () => call('PUT', `/cloud/configurations/${id}`, body))
  expect([late.status, late.json.code]).toEqual([409, 'request.conflict'])
})
