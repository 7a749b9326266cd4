import { expect, test } from 'vitest'
import type { Me } from '#contract/session.ts'
import { refusedIn, viewAs } from './preview.ts'

const me = { email: 'a@b.example', role: 'Administrator', permissions: ['roles.manage', 'audit.list'] } as Me
const settings = { landing: 'myProducts', factorLanding: 'myProducts', studentVersion: true } as const
const as = { roleId: 'r', name: 'Student', permissions: ['products.mine'], settings }

test('a view has the permissions of its role alone, and the account otherwise', () => {
  expect(viewAs(me, as)).toEqual({ ...me, ...settings, role: 'Student', permissions: ['products.mine'] })
  expect(viewAs(me, null)).toBe(me)
  expect(viewAs(null, as)).toBeNull()
})

test('a view refuses whatever writes, but not what keeps or ends the session', () => {
  expect(refusedIn(as, { name: 'createRole', method: 'POST' })).toBe(true)
  expect(refusedIn(as, { name: 'deleteRole', method: 'DELETE' })).toBe(true)
  expect(refusedIn(as, { name: 'listRoles', method: 'GET' })).toBe(false)
  for (const name of ['signIn', 'refreshSession', 'signOut'])
    expect(refusedIn(as, { name, method: 'POST' })).toBe(false)
  expect(refusedIn(null, { name: 'createRole', method: 'POST' })).toBe(false)
})
