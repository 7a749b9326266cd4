import { Badge } from '@mantine/core'
import type { SimulatedHost } from '#contract/simulations.ts'
import { simulationsTexts } from '#texts/simulations.ts'
import { IconDocument } from '#web/ui/layout/icons.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { brokenWords } from '../broken-rules.tsx'
import { productName } from '#texts/product-names.ts'

interface SimulatedHostsProps {
  hosts: readonly SimulatedHost[] | undefined
  /** Machines of several products: each says which. */
  wide: boolean
  shown: string | null
  onShow: (hostId: string) => void
}

/** Machine by machine: whether a licence could be issued, and how it would differ from the last one. */
export function SimulatedHosts({ hosts, wide, shown, onShow }: SimulatedHostsProps) {
  const t = useTexts(simulationsTexts)
  const { language } = useLanguage()
  const nameOf = ({ machine }: SimulatedHost) => machine || t('simulations.unnamedHost')
  const productOf = ({ product }: SimulatedHost) => productName(product, language)
  const outcomeOf = ({ broken, disabled }: SimulatedHost) =>
    broken.length > 0 ? 'broken' : disabled ? 'disabled' : 'sound'
  const differenceOf = ({ broken, differences, differenceCount: count }: SimulatedHost) => {
    if (broken.length > 0) return '–'
    if (!differences) return t('simulations.difference.first')
    return count === 0 ? t('simulations.difference.none') : t('simulations.difference.count', { count })
  }
  const columns: Column<SimulatedHost & { id: string }>[] = [
    { key: 'machine', text: t('simulations.machine'), value: nameOf, sortable: true, code: true },
    ...(wide ? [{ key: 'product', text: t('simulations.product'), value: productOf, sortable: true }] : []),
    {
      key: 'outcome',
      text: t('simulations.outcome'),
      sortable: true,
      value: (host: SimulatedHost) => t(`simulations.outcome.${outcomeOf(host)}`),
      render: (host) =>
        host.broken.length > 0 ? (
          brokenWords(host.broken, language).join(' ')
        ) : (
          <Badge color={host.disabled ? 'gray' : 'green'}>{t(`simulations.outcome.${outcomeOf(host)}`)}</Badge>
        ),
    },
    { key: 'difference', text: t('simulations.difference'), value: differenceOf, sortable: true },
  ]
  const rowActions = (host: SimulatedHost) => (
    <RowButton
      text={t('simulations.show', { name: nameOf(host) })}
      letter="o"
      icon={<IconDocument />}
      pressed={shown === host.hostId}
      onClick={() => onShow(host.hostId)}
    />
  )
  return (
    <DataTable
      plain={(hosts?.length ?? 0) <= 10}
      pageSize={10}
      label={t('simulations.hosts')}
      rows={hosts?.map((host) => ({ ...host, id: host.hostId }))}
      columns={columns}
      empty={{ text: t('simulations.empty') }}
      actions={rowActions}
    />
  )
}
