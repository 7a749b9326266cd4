/** Inviting a contact to the portal; see there. */
export { invitationInHand, inviteAgain } from './invitations/ask-invitation.ts'
