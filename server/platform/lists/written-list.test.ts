import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'
import { nobody } from '../operations/actor.ts'
import { askWritten } from './written-list.ts'

const portal = testPortal()

test('a statement is written once for each shape of a call and asked with the values of each', async () => {
  const { db } = portal.database
  let written = 0
  const ask = (company: string, query: { from?: string | undefined; sort: string }, permissions: string[] = []) => {
    const actor = { ...nobody('de'), companyId: company, email: `${company}@x`, permissions: new Set(permissions) }
    // Of the same name at the caller and in the address: each keeps its own value.
    const asked = { db, actor, params: { companyId: `params ${company}` }, query }
    return askWritten('test', asked, ['companyId', 'from'], async (slotted) => {
      written++
      const sorted = sql.lit(`${slotted.query.sort} ${[...slotted.actor.permissions].join()}`)
      return sql<object>`SELECT ${slotted.actor.companyId}::text AS own, ${slotted.params.companyId}::text AS other,
        ${slotted.query.from === undefined ? sql.lit('none') : sql`${slotted.query.from}::text`} AS since, ${sorted} AS sorted`
    })
  }
  const answer = (own: string, since: string, sorted: string) => [{ own, other: `params ${own}`, since, sorted }]
  expect(await ask('a', { from: '2031', sort: 'x' })).toEqual(answer('a', '2031', 'x '))
  expect(await ask('b', { from: '2032', sort: 'x' })).toEqual(answer('b', '2032', 'x '))
  expect(written).toBe(1)
  expect(await ask('b', { sort: 'x' })).toEqual(answer('b', 'none', 'x '))
  expect(await ask('b', { from: undefined, sort: 'y' })).toEqual(answer('b', 'none', 'y '))
  expect(await ask('b', { sort: 'y' }, ['p', 'q'])).toEqual(answer('b', 'none', 'y p,q'))
  expect(written).toBe(4)
})

test('as many words as are asked for have their places, whatever they are', async () => {
  const { db } = portal.database
  let written = 0
  const ask = (...words: string[]) => {
    const asked = { db, actor: nobody('de'), params: {}, query: {}, words: words.map((word) => ({ word })) }
    return askWritten('test words', asked, [], async (slotted) => {
      written++
      return sql<object>`SELECT ARRAY[${sql.join(slotted.words.map(({ word }) => sql`${word}::text`))}] AS words`
    })
  }
  expect(await ask('a', 'b')).toEqual([{ words: ['a', 'b'] }])
  expect(await ask('c', 'd')).toEqual([{ words: ['c', 'd'] }])
  expect(written).toBe(1)
  expect(await ask('e')).toEqual([{ words: ['e'] }])
  expect(await ask('f', 'f', 'g')).toEqual([{ words: ['f', 'f', 'g'] }])
  expect(written).toBe(3)
})

test('a value that is made into text while the statement is written is refused', async () => {
  const asked = { db: portal.database.db, actor: nobody('de'), params: {}, query: { from: '2031' } }
  const write = async ({ query }: typeof asked) => sql<object>`SELECT ${`${query.from}-01`} AS day`
  await expect(askWritten('test text', asked, ['from'], write)).rejects.toThrow('from is not known')
})
