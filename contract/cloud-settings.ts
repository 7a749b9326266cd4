import { z } from 'zod'
import { operation } from './operation.ts'
import { instant } from './shapes.ts'

const profiles = z.array(z.number().int().min(0).max(1_000_000)).max(100)

/** What administrators decide about cloud accounts. */
export const cloudSettings = z.strictObject({
  /** Weeks for which a company cannot change who has its places, once the last one was given. */
  blockWeeks: z.number().int().min(0).max(520),
  /** Profile numbers of the account types offered to those who see all; none: every type. */
  userProfiles: profiles,
  /** Those that count as test, which everybody who makes accounts may choose. */
  testProfiles: profiles,
})
export type CloudSettings = z.infer<typeof cloudSettings>

/** When they were saved last, by whom; null: those of the operator count. */
const stored = cloudSettings.extend({
  modifiedAt: instant.nullable(),
  modifiedBy: z.string(),
  /** What the operator set in the environment. */
  operator: cloudSettings,
})

export const readCloudSettings = operation({
  name: 'readCloudSettings',
  method: 'GET',
  path: '/cloud/settings',
  access: 'cloud.all',
  summary:
    'How long places are locked and which account types are offered: as saved in the portal, else the operator’s.',
  output: stored,
})

export const saveCloudSettings = operation({
  name: 'saveCloudSettings',
  method: 'PUT',
  path: '/cloud/settings',
  access: 'cloud.all',
  summary: 'Set how long places are locked and which account types are offered; `modifiedAt` as it was read.',
  body: cloudSettings.extend({ modifiedAt: instant.nullable() }),
  output: stored,
  errors: ['request.conflict'],
})

export const resetCloudSettings = operation({
  name: 'resetCloudSettings',
  method: 'DELETE',
  path: '/cloud/settings',
  access: 'cloud.all',
  summary: 'Let the settings of the operator count again.',
})

export const readPlaceLock = operation({
  name: 'readPlaceLock',
  method: 'GET',
  path: '/cloud/place-lock',
  access: ['cloud.edit', 'cloud.create', 'contacts.create'],
  summary: 'For how many weeks a company cannot change who has its places, once the last one was given.',
  output: z.object({ weeks: z.number().int() }),
})
