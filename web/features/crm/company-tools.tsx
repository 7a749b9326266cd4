import { lazy } from 'react'
import type { Company, CompanyInput } from '#contract/companies.ts'
import { compareCompany, importCrmLicence } from '#contract/crm.ts'
import { crmTexts } from '#texts/crm.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { IconDownload, IconSwap } from '#web/ui/layout/icons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useCrm } from './use-crm.ts'

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }))
const LicencesDialog = lazy(async () => ({ default: (await import('./licences-dialog.tsx')).LicencesDialog }))

interface Props {
  company: Company
  /** Puts values into the form of the company; nothing is saved by it. */
  apply: (values: Partial<CompanyInput>) => void
}

/** Beside a company's form: what the CRM says, and its licence files there. */
export const CrmCompanyTools = ({ company, apply }: Props) => (
  <>
    <LicencesButton company={company} />
    <CompareButton company={company} apply={apply} />
  </>
)

function LicencesButton({ company }: Pick<Props, 'company'>) {
  const t = useTexts(crmTexts)
  if (!useCrm(importCrmLicence.access)) return null
  return (
    <DialogButton
      leftSection={<IconDownload />}
      dialog={(close) => <LicencesDialog company={company} onClose={close} />}
    >
      {t('crm.licences')}
    </DialogButton>
  )
}

function CompareButton({ company, apply }: Props) {
  const t = useTexts(crmTexts)
  if (!useCrm(compareCompany.access)) return null
  return (
    <DialogButton
      leftSection={<IconSwap />}
      dialog={(close) => <CompareDialog company={company} apply={apply} onClose={close} />}
    >
      {t('crm.compare')}
    </DialogButton>
  )
}
