import type { Holding } from '#contract/holdings.ts'
import { saveTemplate } from '#contract/templates.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { productTitle } from '#texts/product-names.ts'

interface TemplateDialogProps {
  holding: Holding
  configuration: { id: string; description: string }
  onClose: () => void
}

/** Keeps a saved configuration as a template of its product. */
export function TemplateDialog({ holding: { product }, configuration, onClose }: TemplateDialogProps) {
  const t = useTexts(configurationPathsTexts)
  const { language } = useLanguage()
  const entry = useEntry(saveTemplate, {
    initial: { name: '', description: configuration.description },
    input: (body) => ({ params: { id: product.id }, body: { ...body, configurationId: configuration.id } }),
    done: ({ name }) => {
      notify.success(t('template.saved', { name }))
      onClose()
    },
  })
  const title = productTitle(product, language)
  return (
    <Dialog title={t('template.save')} onClose={onClose}>
      <p>{t('template.saveHint', { title, version: product.version })}</p>
      <EntryForm entry={entry} saveLabel={t('template.save')} mayLeave>
        <TextField {...entry.field('name', t('template.name'))} required />
        <TextareaField {...entry.field('description', t('select.description'))} rows={2} />
      </EntryForm>
    </Dialog>
  )
}
