// Work that comes round by itself is seen by nobody when it fails.
import { expect, test } from 'vitest'
import { domains } from './domains.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const scheduled = domains.flatMap(({ jobs = [] }) => jobs).filter(({ schedule }) => schedule !== undefined)

test.each(scheduled.map(({ name, handle }) => ({ name, handle })))('$name does its round', async ({ handle }) => {
  await expect(handle(portal.jobCall(), {})).resolves.toBeUndefined()
})
