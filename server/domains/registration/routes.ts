import * as invitations from '#contract/invitations.ts'
import * as contract from '#contract/registration.ts'
import { listRoutes } from '#platform/list-file.ts'
import { on, type Route } from '#platform/operations.ts'
import { registrationLists } from './lists.ts'
import { assignClaim, declineClaim } from './claims.ts'
import { claimOfContact } from './claim-queries.ts'
import { newChallenge } from './challenge.ts'
import { confirmRegistration } from './confirmation.ts'
import { invitationStatesOf } from './invitation-queries.ts'
import { acceptInvitation, inviteContact, prepareAccept, readInvitation, withdrawInvitation } from './invitations.ts'
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
  on(contract.inviteContact, inviteContact),
  on(invitations.withdrawInvitation, withdrawInvitation),
  on(invitations.listInvitations, async ({ db, actor, query }) => ({
    items: await invitationStatesOf(db, actor, query.contacts),
  })),
  on(contract.readInvitation, readInvitation),
  on(
    contract.acceptInvitation,
    (call, prepared: Awaited<ReturnType<typeof prepareAccept>>) => acceptInvitation(call, prepared, parts),
    prepareAccept,
  ),
  ...listRoutes(registrationLists),
  on(contract.assignCompanyClaim, (call) => assignClaim(call, parts.mails)),
  on(contract.declineCompanyClaim, (call) => declineClaim(call, parts.mails)),
  on(contract.readMyClaim, async ({ db, actor }) => {
    const claim = actor.contactId ? await claimOfContact(db, actor.contactId) : undefined
    return { state: claim?.state ?? null, companyName: claim?.companyName ?? '' }
  }),
]
