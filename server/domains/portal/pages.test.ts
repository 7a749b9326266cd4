import { expect, test } from 'vitest'
import { readPage, savePage } from '#contract/portal.ts'
import { testPortal } from '../../testing/portal.ts'
import { portalDomain } from './domain.ts'

const portal = testPortal()
const read = async (who: 'administrator' | 'customer' | null) =>
  await portal.ask(who, readPage, { params: { slug: 'imprint' } })

test('a legal page nobody has written is told to staff; visitors never read what is to be filled in', async () => {
  expect(await read('administrator')).toMatchObject({
    unwritten: ['de', 'en'],
    bodyDe: expect.stringContaining('Bitte tragen Sie hier'),
  })
  for (const who of [null, 'customer'] as const) {
    const { bodyDe, bodyEn } = await read(who)
    expect(`${bodyDe} ${bodyEn}`).not.toMatch(/Bitte tragen|Please enter/)
  }
  expect((await portalDomain.warnings!(portal.database.db)).join()).toContain('/pages/imprint')
  const text = { titleDe: 'Impressum', titleEn: 'Imprint', bodyDe: 'Wellenwerk GmbH', bodyEn: 'Wellenwerk Ltd' }
  const { modifiedAt } = await read('administrator')
  await portal.ask('administrator', savePage, { params: { slug: 'imprint' }, body: { ...text, modifiedAt } })
  expect(await read(null)).toMatchObject({ ...text, unwritten: [] })
  const half = { ...text, bodyDe: 'Bitte tragen Sie hier etwas ein.' }
  const { modifiedAt: written } = await read('administrator')
  await portal.ask('administrator', savePage, {
    params: { slug: 'imprint' },
    body: { ...half, modifiedAt: written },
  })
  expect(await read('administrator')).toMatchObject({ unwritten: ['de'], bodyEn: text.bodyEn })
  const { modifiedAt: halfWritten } = await read('administrator')
  await portal.ask('administrator', savePage, {
    params: { slug: 'imprint' },
    body: { ...text, modifiedAt: halfWritten },
  })
  // Whoever opened it before has the old text of the other language as well.
  const late = await portal.call('administrator', 'PUT', '/pages/imprint', { ...text, bodyDe: 'Bitte', modifiedAt })
  expect([late.status, late.json.code, (await read(null)).bodyDe]).toEqual([409, 'request.conflict', text.bodyDe])
  expect((await portalDomain.warnings!(portal.database.db)).join()).not.toContain('imprint')
})
