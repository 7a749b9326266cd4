import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Company, CompanyInput } from '#contract/companies.ts'
import { compareCompany } from '#contract/crm.ts'
import { crmTexts } from '#texts/crm.ts'
import { IconSwap } from '#web/ui/icons.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'
import { useCrm } from './use-crm.ts'

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }))

interface Props {
  company: Company
  /** Puts values into the form of the company; nothing is saved by it. */
  apply: (values: Partial<CompanyInput>) => void
}

/** Beside a company's form: what the CRM says. */
export function CompareButton({ company, apply }: Props) {
  const t = useTexts(crmTexts)
  const [open, setOpen] = useState(false)
  if (!useCrm(compareCompany.access)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconSwap />} onClick={() => setOpen(true)}>
        {t('crm.compare')}
      </Button>
      <Suspense>{open && <CompareDialog company={company} apply={apply} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
