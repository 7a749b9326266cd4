import { Stack } from '@mantine/core'
import { completeLegalNotice, type LegalNotice } from '#contract/legal.ts'
import { receivedText } from '#texts/legal-lines.ts'
import { legalTexts } from '#texts/legal.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextareaField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Lines } from './lines.tsx'

export function NoticeDialog({ notice, onClose }: { notice: LegalNotice; onClose: () => void }) {
  const t = useTexts(legalTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const more: [string, string][] = [
    [t('legal.received'), receivedText(notice.receivedAt, language)],
    [t('legal.number'), notice.id],
    [t('legal.state'), t(`legal.state.${notice.state}`)],
  ]
  if (notice.state === 'done') {
    more.push([t('legal.doneBy'), [notice.doneBy, formats.instant(notice.doneAt)].filter(Boolean).join(', ')])
    if (notice.note) more.push([t('legal.note'), notice.note])
  }
  return (
    <Dialog size="lg" title={t(`legal.declares.${notice.kind}`)} onClose={onClose}>
      <Stack gap={16}>
        <Lines stated={notice} more={more} />
        {notice.state === 'open' && can(completeLegalNotice.access) && <Completion id={notice.id} onClose={onClose} />}
      </Stack>
    </Dialog>
  )
}

function Completion({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(legalTexts)
  const entry = useEntry(completeLegalNotice, {
    initial: { note: '' },
    input: (body) => ({ params: { id }, body }),
    done: () => {
      notify.success(t('legal.markedDone'))
      onClose()
    },
  })
  return (
    <EntryForm entry={entry} offered mayLeave saveLabel={t('legal.markDone')}>
      <TextareaField {...entry.field('note', t('legal.note'))} hint={t('legal.noteHint')} rows={3} />
    </EntryForm>
  )
}
