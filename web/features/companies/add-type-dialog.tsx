import { addCompanyType, type CompanyType } from '#contract/companies.ts'
import { companiesTexts } from '#texts/companies.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

interface Props {
  /** The name it has in the CRM. */
  name?: string
  onDone: (type: CompanyType) => void
  onClose: () => void
}

/** Adds a type a company can have. */
export function AddTypeDialog({ name = '', onDone, onClose }: Props) {
  const t = useTexts(companiesTexts)
  const { language } = useLanguage()
  const entry = useEntry(addCompanyType, {
    initial: { nameDe: name, nameEn: '' },
    done: (type) => {
      notify.success(t('companies.addTypeDone', { name: language === 'de' ? type.nameDe : type.nameEn }))
      onDone(type)
      onClose()
    },
  })
  return (
    <Dialog title={t('companies.addTypeTitle')} onClose={onClose}>
      {/* A dialog above a form: what is sent here is not sent there too. */}
      <div role="presentation" onSubmit={(event) => event.stopPropagation()}>
        <EntryForm entry={entry} mayLeave>
          <TextField {...entry.field('nameDe', t('companies.addTypeDe'))} />
          <TextField {...entry.field('nameEn', t('companies.addTypeEn'))} />
        </EntryForm>
      </div>
    </Dialog>
  )
}
