import { useRef, useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { inviteContact } from '#contract/registration.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'

/** Invites the chosen contacts that have no confirmed account, one after the other; says before how many mails go out. */
export function InviteMany({ contacts, clear }: { contacts: readonly Contact[]; clear: () => void }) {
  const t = useTexts(contactsTexts)
  const why = useTexts(reasonsTexts)
  const [busy, setBusy] = useState(false)
  const sent = useRef(0)
  const invite = useWrite(inviteContact, { done: () => void sent.current++ })
  const open = contacts.filter(({ confirmed }) => !confirmed)
  const ask = async () => {
    const asked = {
      title: t('contacts.inviteMany', { count: open.length }),
      question: t('contacts.inviteManyQuestion', {
        count: open.length,
        names: open.map(({ email }) => email).join(', '),
      }),
      confirmLabel: t('contacts.inviteWord'),
    }
    if (!(await confirm(asked))) return
    setBusy(true)
    sent.current = 0
    for (const { id } of open) await invite.run({ params: { id } })
    setBusy(false)
    if (sent.current > 0) notify.success(t('contacts.invitedMany', { count: sent.current }))
    clear()
  }
  return (
    <ReasonButton loading={busy} reason={open.length === 0 && why('reason.allConfirmed')} onClick={() => void ask()}>
      {t('contacts.inviteMany', { count: open.length })}
    </ReasonButton>
  )
}
