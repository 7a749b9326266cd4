import type { z } from 'zod'
import type { CloudSettings, saveCloudSettings } from '#contract/cloud-settings.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { profileNumbers } from '../rules.ts'
import { deleteSettings, putSettings, savedSettings, serializeSettings } from './settings-queries.ts'

type Reading = Pick<Read & Installation, 'db' | 'settings'>

const operatorSettings = ({ settings }: Pick<Installation, 'settings'>): CloudSettings => ({
  blockWeeks: settings.CLOUD_BLOCK_WEEKS,
  userProfiles: profileNumbers(settings.CLOUD_USER_PROFILES),
  testProfiles: profileNumbers(settings.CLOUD_TEST_PROFILES),
})

/** The settings in force: as saved in the portal, else those of the operator. */
export async function readSettings(call: Reading) {
  const operator = operatorSettings(call)
  const saved = await savedSettings(call.db)
  return { ...operator, modifiedAt: null, modifiedBy: '', ...saved, operator }
}

const only = ({ blockWeeks, userProfiles, testProfiles }: CloudSettings) => ({ blockWeeks, userProfiles, testProfiles })
const sortedOnce = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b)

/** Saves the settings; they count from the next request on. */
export async function saveSettings(call: Write, { modifiedAt, ...wanted }: z.output<typeof saveCloudSettings.body>) {
  const { db, actor, audit } = call
  await serializeSettings(db)
  const before = await readSettings(call)
  if (before.modifiedAt !== modifiedAt) fail('request.conflict')
  const values = {
    ...wanted,
    userProfiles: sortedOnce(wanted.userProfiles),
    testProfiles: sortedOnce(wanted.testProfiles),
  }
  await putSettings(db, values, actor.accountId)
  audit({ kind: 'cloudSettings', id: 'cloud', before: only(before), after: values })
  return readSettings(call)
}

/** Forgets what was saved: the operator's settings count again. */
export async function resetSettings(call: Write): Promise<void> {
  const { db, audit } = call
  await serializeSettings(db)
  const before = await readSettings(call)
  if (before.modifiedAt === null) return
  await deleteSettings(db)
  audit({ kind: 'cloudSettings', id: 'cloud', before: only(before), after: before.operator })
}
