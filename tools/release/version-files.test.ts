import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { version } from '#platform/installation/version.ts'
import { root } from '../steps.ts'
import { versionPlaces } from './version-files.ts'

test.each(versionPlaces)('%s names the version of the portal', (file, place) => {
  const [found = '', before = ''] = place.exec(readFileSync(join(root, file), 'utf8')) ?? []
  expect(found.slice(before.length)).toBe(version)
})
