import type { Call } from '../call.ts'
import { basicPropertyCalls } from './cloud/basic-properties.ts'
import { bucketCalls } from './cloud/buckets.ts'
import { cloudAccountChangeCalls } from './cloud/cloud-account-changes.ts'
import { cloudAccountCalls } from './cloud/cloud-accounts.ts'
import { cloudCompanyCalls } from './cloud/cloud-companies.ts'
import { cloudInvitationCalls } from './cloud/cloud-invitations.ts'
import { cloudPlaceCalls } from './cloud/cloud-places.ts'
import { cloudSignInCalls } from './cloud/cloud-sign-in.ts'
import { cloudStatisticsCalls } from './cloud/cloud-statistics.ts'
import { cloudUserChangeCalls } from './cloud/cloud-user-changes.ts'
import { cloudUserCalls } from './cloud/cloud-users.ts'
import { linkedProductCalls } from './cloud/linked-products.ts'
import { stackCalls } from './cloud/stacks.ts'

/** The cloud: accounts, people, statistics. */
export const cloud: readonly Call[] = [
  ...stackCalls,
  ...cloudAccountCalls,
  ...cloudAccountChangeCalls,
  ...cloudCompanyCalls,
  ...bucketCalls,
  ...linkedProductCalls,
  ...cloudPlaceCalls,
  ...cloudUserCalls,
  ...cloudUserChangeCalls,
  ...cloudInvitationCalls,
  ...cloudSignInCalls,
  ...cloudStatisticsCalls,
  ...basicPropertyCalls,
]
