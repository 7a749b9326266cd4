import { useNavigate } from '@tanstack/react-router'
import { companiesTexts } from '#texts/companies.ts'
import { uiTexts } from '#texts/ui.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** What the forms for a new company ask before, and do after it is saved. */
export function useCompanySaving() {
  const t = useTexts(companiesTexts)
  const ui = useTexts(uiTexts)
  const navigate = useNavigate()
  return {
    ask: ({ name, customerNumber: number }: { name: string; customerNumber: string }) =>
      confirm({
        title: t('companies.saveTitle'),
        question: t('companies.saveQuestion', { name, number }),
        confirmLabel: ui('ui.save'),
      }),
    done: ({ id, name }: { id: string; name: string }) => {
      notify.success(t('companies.savedCompany', { name }))
      return navigate({ to: '/company/$id', params: { id } })
    },
  }
}
