import type { Contact } from '#contract/contacts.ts'
import { type InvitationState, listInvitations } from '#contract/invitations.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** How far contacts are on the way to an account, by their ids; empty for those who may not ask. */
export function useInvitations(contacts: readonly Pick<Contact, 'id'>[] | undefined): Map<string, InvitationState> {
  const { can } = useSession()
  const ids = (contacts ?? []).map(({ id }) => id).toSorted()
  const enabled = ids.length > 0 && can(listInvitations.access)
  const { data } = useRead(listInvitations, { query: { contacts: ids.join(',') } }, { enabled, keep: true })
  return new Map(data?.items.map((one) => [one.contactId, one]))
}

/** The state in words: when and by whom invited, expired, confirmed. */
export function useInvitationWords(): (state: InvitationState | undefined) => string {
  const t = useTexts(contactsTexts)
  return (one) => {
    if (!one) return ''
    const { state, invitedAt, invitedBy, expiresAt } = one
    if (state === 'invited' && invitedBy)
      return t('contacts.state.invitedBy', { date: formats.date(invitedAt), name: invitedBy })
    if (state === 'invited') return t('contacts.state.invited', { date: formats.date(invitedAt) })
    if (state === 'expired') return t('contacts.state.expired', { date: formats.date(expiresAt) })
    return t(`contacts.state.${state}`)
  }
}
