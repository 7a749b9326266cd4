import { expect, test } from 'vitest'
import { migrationNames } from '#platform/database/migrate.ts'
import { compareVersions, datedChangelog, sectionOf } from './changelog.ts'
import { migrations } from './version-files.ts'

const first = '# Changelog\n\n## Unreleased\n\n### Breaking\n\n- One.\n'
const dated = { version: '0.9.0', date: '2026-11-29', migrations: ['0001-house', '0350-releases'] }

test('what was unreleased is dated, with the migrations, below an empty section for what comes next', () => {
  expect(datedChangelog(first, dated)).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.9.0 – 2026-11-29\n\n### Breaking\n\n- One.\n\n### Migrations\n\n2 (`0001-house` to `0350-releases`); they run at the first start.\n',
  )
})

test('an older section stays as it is, and each can be read alone', () => {
  const once = datedChangelog(first, dated).replace('## Unreleased\n', '## Unreleased\n\n- Two.\n')
  const twice = datedChangelog(once, { version: '0.9.1', date: '2026-12-01', migrations: [] })
  expect(sectionOf(twice, '0.9.1')).toBe('- Two.\n\n### Migrations\n\nNone.')
  expect(sectionOf(twice, '0.9.0')).toBe(sectionOf(datedChangelog(first, dated), '0.9.0'))
  expect(sectionOf(twice, '0.9')).toBeUndefined()
  expect(twice.match(/^## .*$/gm)).toEqual(['## Unreleased', '## 0.9.1 – 2026-12-01', '## 0.9.0 – 2026-11-29'])
})

test.each([
  '# Changelog\n',
  '# Changelog\n\n## Unreleased\n\n',
  '# Changelog\n\n## Unreleased\n\n## 0.9.0 – 2026-11-29\n\n- One.\n',
])('nothing is released where nothing is new: %j', (text) => {
  expect(() => datedChangelog(text, dated)).toThrow('CHANGELOG.md')
})

test('versions are ordered as Semantic Versioning 2 says', () => {
  const ordered = [
    '0.9.0',
    '0.9.1',
    '0.10.0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0',
  ]
  expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered)
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0)
})

test('migrations of a release are those that the server runs', async () => {
  expect(migrations()).toEqual((await migrationNames()).toSorted())
})
