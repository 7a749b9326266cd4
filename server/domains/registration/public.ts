/** Inviting a contact to the portal; see there. */
export { invitationInHand, inviteAgain } from './ask-invitation.ts'
