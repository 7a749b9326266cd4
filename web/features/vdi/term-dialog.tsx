import { desktopTerm, type DesktopTerm, setDesktopTerm, type VirtualDesktop } from '#contract/virtual-desktops.ts'
import { vdiTexts } from '#texts/virtual-desktops.ts'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { editable } from '#web/ui/form/entry/schema-part.ts'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

interface TermDialogProps {
  desktop: VirtualDesktop
  onClose: () => void
}

/** From when until when a person has a desktop. */
export function TermDialog({ desktop, onClose }: TermDialogProps) {
  const t = useTexts(vdiTexts)
  const name = desktop.displayName || desktop.userId
  const entry = useEntry<typeof setDesktopTerm, DesktopTerm & Record<string, unknown>>(setDesktopTerm, {
    initial: editable(desktopTerm, desktop),
    schema: desktopTerm,
    rules: ({ startDate, endDate }) => ({
      endDate: startDate !== null && endDate !== null && endDate < startDate && 'vdi.endsBeforeStart',
    }),
    input: (body) => ({ params: { id: desktop.id }, body: { ...body, modifiedAt: desktop.modifiedAt } }),
    done: () => {
      notify.success(t('vdi.saved', { name }))
      onClose()
    },
  })
  return (
    <EntryFormDialog stays title={`${t('vdi.term')}: ${name}`} onClose={onClose} entry={entry}>
      <DateField {...entry.field('startDate', t('vdi.startDate'))} />
      <DateField {...entry.field('endDate', t('vdi.endDate'))} hint={t('vdi.endHint')} />
    </EntryFormDialog>
  )
}
