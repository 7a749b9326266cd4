import { expect, test } from 'vitest'
import { readMe } from '#contract/session.ts'
import { readMyStudies } from '#contract/students.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()

test('products and universities of what happened are told in both languages, of older entries as well', async () => {
  const { pool } = portal.database
  const { contactId } = await portal.ask('student', readMe)
  const one = async (text: string) => (await pool.query(text)).rows[0]
  const product = await one(
    `SELECT id, title_de, title_en FROM products WHERE kind = 'student' AND title_de <> title_en`,
  )
  const university = await one(
    `UPDATE student_domains SET name_en = name_de || ' (English)'
     WHERE id = (SELECT id FROM student_domains WHERE kind = 'university' ORDER BY id LIMIT 1)
     RETURNING id, name_de, name_en`,
  )
  const note = (kind: string, facts: object) =>
    pool.query(`INSERT INTO student_events (id, contact_id, kind, facts) VALUES (gen_random_uuid(), $1, $2, $3)`, [
      contactId,
      kind,
      JSON.stringify(facts),
    ])
  // As they were written before, and as they are since: what it is called now counts.
  await note('paid', { about: product.title_de })
  await note('downloaded', { about: 'Hieß einmal anders', productId: product.id })
  await note('verified', { about: university.name_de })
  await note('verified', { about: 'Hieß einmal anders', universityId: university.id })
  await note('unreadable', { about: product.title_de })
  const { events } = (await portal.ask('student', readMyStudies))!
  const told = (kind: string) =>
    events
      .filter((event: { kind: string }) => event.kind === kind)
      .map(({ aboutDe, aboutEn }: { aboutDe: string; aboutEn: string }) => [aboutDe, aboutEn])
  expect(told('paid')).toEqual([[product.title_de, product.title_en]])
  expect(told('downloaded')).toEqual([[product.title_de, product.title_en]])
  expect(told('verified')).toEqual([
    [university.name_de, university.name_en],
    [university.name_de, university.name_en],
  ])
  // What staff wrote stays as it was written, even where a product is called the same.
  expect(told('unreadable')).toEqual([[product.title_de, product.title_de]])
})
