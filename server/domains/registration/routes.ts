import * as contract from '#contract/registration.ts'
import { on, type Route } from '#platform/operations.ts'
import { newChallenge } from './challenge.ts'
import { confirmRegistration } from './confirmation.ts'
import type { RegistrationParts } from './parts.ts'
import { prepareRegister, register, resendConfirmation } from './registration.ts'

export const registrationRoutes = (parts: RegistrationParts): Route[] => [
  on(contract.readChallenge, () => newChallenge(parts.digest)),
  on(
    contract.register,
    (call, prepared: Awaited<ReturnType<typeof prepareRegister>>) => register(call, prepared, parts),
    (call) => prepareRegister(call, parts),
  ),
  on(contract.resendConfirmation, resendConfirmation),
  on(contract.confirmRegistration, confirmRegistration),
]
