import { type CrmCompanyRow, linkCompany } from '#contract/crm.ts'
import { crmTexts } from '#texts/crm.ts'
import { IconPlus } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { CrmSearch } from './crm-search.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Finds the company of the CRM that belongs to this one and links the two. */
export function LinkSearch({ company }: { company: { id: string; name: string } }) {
  const t = useTexts(crmTexts)
  const { run, pending } = useWrite(linkCompany, { done: () => notify.success(t('crm.linked')) })
  const actions = ({ crmId, companyId, name }: CrmCompanyRow) =>
    companyId === null && (
      <RowButton
        text={t('crm.link', { name })}
        icon={<IconPlus />}
        disabled={pending}
        onClick={() => void run({ params: { id: company.id }, body: { crmId } })}
      />
    )
  return (
    <>
      <Hint mb={12}>{t('crm.notLinkedHint')}</Hint>
      <CrmSearch first={company.name} actions={actions} />
    </>
  )
}
