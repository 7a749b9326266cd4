import * as contract from '#contract/emergencies.ts'
import * as policies from '#contract/emergency-policies.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { takeEmergency } from './emergencies.ts'
import { readOffer } from './offer.ts'
import { changePolicy, readPolicy, removePolicy } from './policies.ts'

export const emergencyRoutes: Route[] = [
  on(policies.readEmergencyPolicy, (call) => readPolicy(call, call.params.id)),
  on(policies.saveEmergencyPolicy, (call) => {
    const { modifiedAt, ...policy } = call.body
    return changePolicy(call, call.params.id, policy, modifiedAt)
  }),
  on(policies.deleteEmergencyPolicy, (call) => removePolicy(call, call.params.id)),
  on(contract.readEmergencyOffer, (call) => readOffer(call, call.params.id, call.clock())),
  on(contract.takeEmergencyLicence, (call) => takeEmergency(call, call.params.id, call.body)),
]
