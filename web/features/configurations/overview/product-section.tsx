import { Button, Group } from '@mantine/core'
import { changeHolding, type Holding } from '#contract/holdings.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { holderWords } from '#texts/holder-words.ts'
import { productName } from '#texts/product-names.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { TextareaField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { IconCheck, IconEdit, IconLock } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useRefetchOnConflict } from '#web/ui/data/use-refetch-on-conflict.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../configurations.module.css'
import { Hint, WrittenText } from '#web/ui/layout/text/words.tsx'

/** Picture, subtitle and info comment of the product; administrators edit the comment and disable it. */
export function ProductSection({ holding }: { holding: Holding }) {
  const t = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const change = useWrite(changeHolding, {
    failed: useRefetchOnConflict('request.conflict'),
  })
  const { id, holder, product, note, disabled, modifiedAt } = holding
  const toggle = async () => {
    const what = { product: productName(product, language), holder: holderWords(holder) }
    const question = {
      title: t('overview.disableTitle'),
      question: t('overview.disableQuestion', what),
      confirmLabel: t('overview.disable'),
    }
    // Giving back takes nothing away.
    if (disabled || (await confirm(question)))
      await change.run({ params: { id }, body: { disabled: !disabled, modifiedAt } })
  }
  return (
    <section className={classes.product} aria-label={t('overview.product')}>
      {product.imageId && <img src={`/api/products/${product.id}/picture`} alt="" className={classes.picture} />}
      <div>
        <p>{language === 'de' ? product.subtitleDe : product.subtitleEn}</p>
        {/* Comments are staff's: other users do not read that there is none. */}
        {(note || can('companies.list')) &&
          (note ? <WrittenText>{note}</WrittenText> : <Hint>{t('overview.note.none')}</Hint>)}
        {can(changeHolding.access) && (
          <Group gap="xs">
            {can('companies.list') && (
              <DialogButton
                size="xs"
                leftSection={<IconEdit />}
                dialog={(close) => <NoteDialog holding={holding} onClose={close} />}
              >
                {t('overview.note.edit')}
              </DialogButton>
            )}
            <Button
              size="xs"
              variant="default"
              leftSection={disabled ? <IconCheck /> : <IconLock />}
              loading={change.pending}
              onClick={() => void toggle()}
            >
              {t(disabled ? 'overview.enable' : 'overview.disable')}
            </Button>
          </Group>
        )}
      </div>
    </section>
  )
}

function NoteDialog({ holding: { id, note, modifiedAt }, onClose }: { holding: Holding; onClose: () => void }) {
  const t = useTexts(configurationsTexts)
  const entry = useEntry(changeHolding, {
    initial: { note },
    input: (body) => ({ params: { id }, body: { ...body, modifiedAt } }),
    done: () => {
      notify.success(t('overview.note.saved'))
      onClose()
    },
  })
  return (
    <EntryFormDialog onClose={onClose} title={t('overview.note')} entry={entry}>
      <TextareaField {...entry.field('note', t('overview.note'))} rows={3} />
    </EntryFormDialog>
  )
}
