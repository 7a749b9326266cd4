import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('values stand in their places; what is not given stays', () => {
  expect(fill('Firma {name}, {city}', { name: 'Voss' })).toBe('Firma Voss, {city}')
  expect(fill('Firma {name}')).toBe('Firma {name}')
})

test('one thing and many have words of their own, as a number or written as people read it', () => {
  const modules = '{count} {count|Modul|Module}'
  expect(fill(modules, { count: 1 })).toBe('1 Modul')
  expect(fill(modules, { count: '1' })).toBe('1 Modul')
  for (const count of [0, 2, '1.000', '1,5']) expect(fill(modules, { count })).toBe(`${count} Module`)
  expect(fill(modules, { total: 1 })).toBe('{count} {count|Modul|Module}')
})

test('either wording may hold values itself', () => {
  const places = '{seats|Der einzige Platz von {name} ist|Alle {seats} Plätze von {name} sind} vergeben.'
  expect(fill(places, { seats: 1, name: 'Voss' })).toBe('Der einzige Platz von Voss ist vergeben.')
  expect(fill(places, { seats: 3, name: 'Voss' })).toBe('Alle 3 Plätze von Voss sind vergeben.')
})

test('what a value says is never taken for a placeholder', () => {
  expect(fill('{name} {count}', { name: '{count|a|b} {count}', count: 2 })).toBe('{count|a|b} {count} 2')
})
