import type { Holding } from '#contract/holdings.ts'
import { listConfigurations, listProductConfigurations } from '#contract/configurations.ts'
import { simulationsTexts } from '#texts/simulations.ts'
import { holderOperations } from '#web/shared/holdings/holder-operations.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** The configurations a holding could be licensed with, in groups; '' is its current one. */
export function useSources(holding: Holding | undefined) {
  const t = useTexts(simulationsTexts)
  const { can } = useSession()
  const known = holding !== undefined
  const own = useRead(
    listConfigurations,
    { params: { id: holding?.id ?? '' } },
    { enabled: known && can(listConfigurations.access) },
  )
  const operations = holderOperations(holding?.holder ?? { kind: 'company' })
  const choosing = known && can(operations.configurations.access)
  const sources = useRead(
    listProductConfigurations,
    { params: { id: holding?.product.id ?? '' } },
    { enabled: choosing },
  )
  const others = useRead(operations.configurations, { params: { id: holding?.holder.id ?? '' } }, { enabled: choosing })
  const named = (one: { name: string; description: string }) => one.name || one.description || t('simulations.unnamed')
  const history = (own.data?.items ?? []).filter(({ active }) => !active)
  const mine = new Set((own.data?.items ?? []).map(({ id }) => id))
  const rest = (others.data?.items ?? []).filter(({ id }) => !mine.has(id))
  const group = (label: string, items: { value: string; label: string }[]) =>
    items.length > 0 ? [{ group: label, items }] : []
  return [
    { value: '', label: t('simulations.current') },
    ...group(
      t('simulations.group.own'),
      history.map((one) => ({ value: one.id, label: named(one) })),
    ),
    ...group(
      t('simulations.group.sources'),
      (sources.data?.items ?? []).map((one) => ({
        value: one.id,
        label: one.kind === 'master' ? t('simulations.master') : named(one),
      })),
    ),
    ...group(
      t(holding?.holder.kind === 'contact' ? 'simulations.group.person' : 'simulations.group.company'),
      rest.map((one) => ({ value: one.id, label: named(one) })),
    ),
  ]
}
