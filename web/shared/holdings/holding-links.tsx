import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Holder } from '#contract/holdings.ts'
import { uiTexts } from '#texts/ui.ts'
import { LinkButton } from '../../ui/layout/link.tsx'
import { usePortal } from '../../ui/data/use-portal.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

interface HoldingLinksProps {
  holder: Pick<Holder, 'kind' | 'id'>
  holdingId: string
  /** Further links of the same size. */
  children?: ReactNode
}

/** To the holder and to the overview of their product, for those who may go there. */
export function HoldingLinks({ holder: { kind, id }, holdingId, children }: HoldingLinksProps) {
  const t = useTexts(uiTexts)
  const { can } = useSession()
  const { productKey: product } = usePortal()
  return (
    <Group gap="xs" my="md">
      {can('companies.list') && kind === 'company' && (
        <LinkButton size="xs" variant="default" to="/company/$id" params={{ id }}>
          {t('ui.toCompany')}
        </LinkButton>
      )}
      {kind === 'contact' && (
        <LinkButton size="xs" variant="default" to="/editcontact/$id" params={{ id }}>
          {t('ui.toContact')}
        </LinkButton>
      )}
      {can('configurations.area') && (
        <LinkButton
          size="xs"
          variant="default"
          to="/{$product}configuration/overview/$id"
          params={{ product, id: holdingId }}
        >
          {t('ui.toOverview')}
        </LinkButton>
      )}
      {children}
    </Group>
  )
}
