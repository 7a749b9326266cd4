import { expect, test } from 'vitest'
import { endsOf, nextEnd } from './ends.ts'
import type { LicenceModule } from './licence-file.ts'

const module = (endDate: string | null, changes: Partial<LicenceModule> = {}): LicenceModule => ({
  licName: 'E',
  parent: null,
  level: 1,
  count: { kind: 'counted', n: 1 },
  startDate: null,
  endDate,
  test: null,
  student: false,
  editModules: false,
  connect: false,
  ...changes,
})

test.each([
  ['unlimited in all', null, [module(null)], [], true],
  ['modules that all end in a licence without an end', null, [module('2026-12-11')], ['2026-12-11'], false],
  ['one module ends, one runs on', null, [module('2026-12-11'), module(null)], ['2026-12-11'], true],
  [
    'modules before the licence',
    '2027-09-17',
    [module('2026-11-26'), module(null)],
    ['2026-11-26', '2027-09-17'],
    false,
  ],
  ['modules after the licence do not count', '2026-12-01', [module('2027-01-01')], ['2026-12-01'], false],
  ['a module below ends first', null, [module(null), module('2026-12-11', { level: 2 })], ['2026-12-11'], true],
  [
    'a dependency never keeps it open',
    null,
    [module('2026-12-11'), module(null, { count: { kind: 'dependency' } })],
    ['2026-12-11'],
    false,
  ],
  ['no modules at all', null, [], [], true],
] as const)('%s', (_name, endDate, modules, days, open) => {
  expect(endsOf({ endDate, modules: [...modules] })).toEqual({ days, open })
})

test('the next end: today counts, what has gone by does not, and when all has ended it is the last day', () => {
  const ends = { days: ['2026-11-26', '2026-12-11'], open: false }
  expect(['2026-11-01', '2026-11-26', '2026-11-27', '2027-01-01'].map((today) => nextEnd(ends, today))).toEqual([
    { day: '2026-11-26', whole: false },
    { day: '2026-11-26', whole: false },
    { day: '2026-12-11', whole: true },
    { day: '2026-12-11', whole: true },
  ])
  const open = { days: ['2026-11-26'], open: true }
  expect(nextEnd(open, '2026-11-26')).toEqual({ day: '2026-11-26', whole: false })
  expect(nextEnd(open, '2026-12-01')).toEqual({ day: null, whole: true })
})
