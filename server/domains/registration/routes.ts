import * as invitations from '#contract/invitations.ts'
import { registerByProgram } from '#contract/program-registration.ts'
import * as contract from '#contract/registration.ts'
import { newChallenge } from './challenge.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { inTransactions, on, type Route } from '#platform/operations/operations.ts'
import { assignClaim, declineClaim } from './claims/claims.ts'
import { claimOfContact } from './claims/claim-queries.ts'
import { confirmRegistration, prepareConfirm } from './confirmation.ts'
import { invitationStatesOf } from './invitations/invitation-queries.ts'
import {
  acceptInvitation,
  inviteContact,
  inviteContacts,
  prepareAccept,
  readInvitation,
  withdrawInvitation,
} from './invitations/invitations.ts'
import { prepareRegister, register, resendConfirmation } from './registration.ts'

export const registrationRoutes: Route[] = [
  on(contract.readChallenge, ({ tokens }) => newChallenge(tokens.digest)),
  on(contract.register, register, prepareRegister),
  on(registerByProgram, register, prepareRegister),
  on(contract.resendConfirmation, resendConfirmation),
  on(contract.confirmRegistration, confirmRegistration, prepareConfirm),
  on(contract.inviteContact, (call) => inviteContact(call, call.params.id)),
  inTransactions(invitations.inviteContacts, (call, transaction) => inviteContacts(call.body.ids, transaction)),
  on(invitations.withdrawInvitation, (call) => withdrawInvitation(call, call.params.id)),
  on(invitations.listInvitations, async ({ db, actor, query }) => ({
    items: await invitationStatesOf(db, actor, query.contacts),
  })),
  on(contract.readInvitation, readInvitation),
  on(contract.acceptInvitation, acceptInvitation, prepareAccept),
  on(contract.assignCompanyClaim, assignClaim),
  on(contract.declineCompanyClaim, (call) => declineClaim(call, call.params.id)),
  on(contract.readMyClaim, async ({ db, actor }) => {
    const claim = actor.contactId ? await claimOfContact(db, actor.contactId) : undefined
    return { state: claim?.state ?? null, companyName: claim?.companyName ?? '' }
  }),
  on(contract.declineCompanyClaims, (call) => eachRecord(call, call.body.ids, declineClaim)),
  on(invitations.withdrawInvitations, (call) => eachRecord(call, call.body.ids, withdrawInvitation)),
]
