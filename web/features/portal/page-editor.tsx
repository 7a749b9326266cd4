import { Button } from '@mantine/core'
import { type Page, savePage } from '#contract/portal.ts'
import { portalTexts } from '#texts/portal.ts'
import { uiTexts } from '#texts/ui.ts'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { mayLeave } from '#web/ui/form/unsaved.ts'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

export function PageEditor({ page, onDone }: { page: Page; onDone: () => void }) {
  const t = useTexts(portalTexts)
  const ui = useTexts(uiTexts)
  const { slug, titleDe, titleEn, bodyDe, bodyEn, modifiedAt } = page
  const entry = useEntry(savePage, {
    initial: { titleDe, titleEn, bodyDe, bodyEn },
    input: (body) => ({ params: { slug }, body: { ...body, modifiedAt } }),
    done: () => {
      notify.success(ui('ui.saved'))
      onDone()
    },
  })
  const cancel = (
    <Button variant="default" onClick={() => void mayLeave().then((may) => may && onDone())}>
      {ui('ui.cancel')}
    </Button>
  )
  return (
    <EntryForm entry={entry} cancel={cancel}>
      <TextField {...entry.field('titleDe', t('portal.titleDe'))} />
      <TextareaField {...entry.field('bodyDe', t('portal.bodyDe'))} rows={10} hint={t('portal.bodyHint')} />
      <TextField {...entry.field('titleEn', t('portal.titleEn'))} />
      <TextareaField {...entry.field('bodyEn', t('portal.bodyEn'))} rows={10} hint={t('portal.bodyHint')} />
    </EntryForm>
  )
}
