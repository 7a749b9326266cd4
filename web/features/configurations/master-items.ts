import { listProductConfigurations, readConfiguration } from '#contract/configurations.ts'
import { firstConfiguration } from '#licence/configuration-rules.ts'
import { useRead } from '#web/ui/data/use-api.ts'

/** The level-one modules of a product's master as a new configuration gets them: themselves at 1, what is beneath at 0. */
export function useMasterItems(productId: string | undefined) {
  const sources = useRead(
    listProductConfigurations,
    { params: { id: productId ?? '' } },
    { enabled: productId !== undefined },
  )
  const masterId = sources.data?.items.find(({ kind }) => kind === 'master')?.id
  const master = useRead(readConfiguration, { params: { id: masterId ?? '' } }, { enabled: masterId !== undefined })
  const items = master.data && firstConfiguration(master.data.items)
  return { items: sources.data && !masterId ? [] : items, error: sources.error ?? master.error }
}
