import type { Contact } from '#contract/contacts.ts'
import { invitationsAtOnce, inviteContacts } from '#contract/invitations.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { selectionTexts } from '#texts/selection.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { BulkButton } from '#web/ui/commands/bulk-button.tsx'
import { IconMail } from '#web/ui/layout/icons.tsx'

/** What is said of the contacts that were not invited. */
const said = {
  'contacts.alreadyConfirmed': 'contacts.notInvitedConfirmed',
  'contacts.invitedTooOften': 'contacts.notInvitedOften',
  'contacts.invitedTooMany': 'contacts.notInvitedMany',
  'contacts.notFound': 'contacts.notInvitedGone',
} as const

/** Most addresses a sentence names. */
const namedAtMost = 10

/** Invites the chosen contacts that have no confirmed account; says before how many mails go out, and after it who got none. */
export function InviteMany({ contacts, clear }: { contacts: readonly Contact[]; clear: () => void }) {
  const t = useTexts(selectionTexts)
  const c = useTexts(contactsTexts)
  const why = useTexts(reasonsTexts)
  const open = contacts.filter(({ confirmed }) => !confirmed)
  const names = (ids: readonly string[]) => {
    const all = contacts.filter(({ id }) => ids.includes(id)).map(({ email }) => email)
    const first = all.slice(0, namedAtMost).join(', ')
    return all.length > namedAtMost ? t('contacts.inviteMore', { names: first, more: all.length - namedAtMost }) : first
  }
  const invite = useWrite(inviteContacts)
  const ids = open.map(({ id }) => id)
  const ask = async () => {
    const asked = {
      title: t('contacts.inviteMany', { count: open.length }),
      question: t('contacts.inviteManyQuestion', { count: open.length, names: names(ids) }),
      confirmLabel: c('contacts.inviteWord'),
    }
    if (!(await confirm(asked))) return
    const answer = await invite.run({ body: { ids } })
    if (!answer) return
    const refusals = Map.groupBy(answer.items, ({ refusal }) => refusal)
    const invited = refusals.get(null)?.length ?? 0
    if (invited > 0) notify.success(t('contacts.invitedMany', { count: invited }))
    for (const [refusal, refused] of refusals)
      if (refusal)
        notify.error(t(said[refusal], { limit: refused[0]?.limit, names: names(refused.map(({ id }) => id)) }))
    clear()
  }
  const reason =
    open.length === 0
      ? why('reason.allConfirmed')
      : open.length > invitationsAtOnce && why('reason.tooManyInvited', { count: invitationsAtOnce })
  return (
    <BulkButton
      main
      text={t('contacts.inviteMany', { count: open.length })}
      letter="i"
      icon={<IconMail />}
      loading={invite.pending}
      reason={reason}
      onClick={() => void ask()}
    />
  )
}
