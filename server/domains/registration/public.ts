/** The challenge a form of a visitor solves: checked before the transaction, used up in it. Fails with registration.challengeFailed, challengeUsed. */
export { checkChallenge, type Solution, spendChallenge } from './challenge.ts'
/** Inviting a contact to the portal; see there. */
export { invitationInHand, inviteAgain } from './invitations/ask-invitation.ts'
