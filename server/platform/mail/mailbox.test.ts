import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'
import { mailboxOf, mailLimitKey } from './mailbox.ts'

const portal = testPortal()

/** Addresses in one column lead to one mailbox. */
const mailboxes = [
  ['x@stud.tum.de', 'X@Stud.TUM.de', 'x+2@stud.tum.de', 'x+a+b@stud.tum.de', 'X+@stud.tum.de'],
  ['anna.m@uni.example'],
  ['annam@uni.example'],
  ['+x@uni.example'],
  ['+y@uni.example'],
  ['i@xn--mnchen-3ya.de', 'I+k@XN--MNCHEN-3YA.de'],
  ["o'brien_2@a-b.example", "O'Brien_2+x@a-b.example"],
]

test('case and plus-part make no other mailbox, for the server and for the database alike', async () => {
  const addresses = mailboxes.flat()
  const rows = await portal.query(
    'SELECT mailbox_of(one) AS mailbox, mail_limit_key(one) AS key FROM unnest($1::text[]) WITH ORDINALITY AS l (one, at) ORDER BY at',
    [addresses],
  )
  expect(rows).toEqual(addresses.map((one) => ({ mailbox: mailboxOf(one), key: mailLimitKey(one) })))
  for (const same of mailboxes) expect(new Set(same.map(mailboxOf)).size).toBe(1)
  expect(new Set(mailboxes.map(([one]) => mailboxOf(one!))).size).toBe(mailboxes.length)
})

test('a domain and its ASCII form are one; dots in the name count apart, but for limits', () => {
  expect(mailboxOf('i@münchen.de')).toBe('i@xn--mnchen-3ya.de')
  expect(mailboxOf('i@MÜNCHEN.de')).toBe('i@xn--mnchen-3ya.de')
  expect(mailLimitKey('an.na.m+7@uni.example')).toBe('annam@uni.example')
})
