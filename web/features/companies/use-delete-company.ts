import { useRef } from 'react'
import { deleteCompany } from '#contract/companies.ts'
import { companiesTexts } from '#texts/companies.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

interface DeletableCompany {
  id: string
  name: string
  customerNumber: string
}

/** Deletes a company after the two confirmations: a question, then a warning of what goes with it. */
export function useDeleteCompany(): (company: DeletableCompany) => void {
  const t = useTexts(companiesTexts)
  const { language } = useLanguage()
  const names = useRef(new Map<string, string>())
  const nameOf = (id: string) => names.current.get(id) ?? ''
  const { run } = useWrite(deleteCompany, {
    done: (_, { params }) => notify.success(t('companies.successDeleteCompany', { name: nameOf(params.id) })),
    failed: (error, { params }) => {
      notify.error(t('companies.errorDeleteCompany', { name: nameOf(params.id), reason: error.text(language) }))
      return true
    },
  })
  const ask = async ({ id, name, customerNumber: number }: DeletableCompany) => {
    const question = {
      title: t('companies.deleteTitle'),
      question: t('companies.deleteQuestion', { name, number }),
      confirmLabel: t('companies.deleteConfirm'),
    }
    if (!(await confirm({ ...question, danger: true }))) return
    const warning = {
      title: t('companies.deleteWarningTitle'),
      question: t('companies.deleteWarning', { name }),
      confirmLabel: t('companies.deleteConfirmAgain'),
    }
    if (!(await confirm({ ...warning, danger: true }))) return
    names.current.set(id, name)
    await run({ params: { id } })
  }
  return (company) => void ask(company)
}
