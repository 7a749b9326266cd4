import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { LinkButton } from './link.tsx'
import { usePortal } from './use-portal.ts'
import { useSession } from './use-session.ts'
import { useTexts } from './use-texts.tsx'

interface CompanyProductLinksProps {
  companyId: string
  companyProductId: string
  /** Further links of the same size. */
  children?: ReactNode
}

/** To the company and to the overview of its product, for those who may go there. */
export function CompanyProductLinks({ companyId, companyProductId, children }: CompanyProductLinksProps) {
  const t = useTexts(uiTexts)
  const { can } = useSession()
  const { productKey: product } = usePortal()
  return (
    <Group gap="xs" my="md">
      {can('companies.list') && (
        <LinkButton size="xs" variant="default" to="/company/$id" params={{ id: companyId }}>
          {t('ui.toCompany')}
        </LinkButton>
      )}
      {can('configurations.area') && (
        <LinkButton
          size="xs"
          variant="default"
          to="/{$product}configuration/overview/$id"
          params={{ product, id: companyProductId }}
        >
          {t('ui.toOverview')}
        </LinkButton>
      )}
      {children}
    </Group>
  )
}
