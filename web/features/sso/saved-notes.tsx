import type { SsoNote } from '#contract/sso.ts'
import { ssoReasonTexts } from '#texts/sso-reasons.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

export type SavedNotes = readonly { note: SsoNote; detail: string }[]

/** What asking the addresses found out while saving: it is saved all the same. */
export function SavedNotices({ notes }: { notes: SavedNotes }) {
  const t = useTexts(ssoReasonTexts)
  return notes.map(({ note, detail }) => (
    <Notice key={note} color={note === 'issuerCorrected' ? 'blue' : 'orange'} mt="sm">
      {t(`sso.note.${note}`, { detail })}
    </Notice>
  ))
}
