import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { listProductConfigurations, readConfiguration } from '#contract/configurations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { firstConfiguration } from '#licence/configuration-rules.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { IconPlus } from '#web/ui/icons.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

interface AddModuleProps {
  productId: string
  items: readonly ConfigurationItem[]
  onAdd: (item: ConfigurationItem) => void
}

/** Adds a level-one module of the product's master with its submodules: itself at 1, they at 0. */
export function AddModule({ productId, items, onAdd }: AddModuleProps) {
  const t = useTexts(configurationsTexts)
  const [moduleId, setModuleId] = useState<string | null>(null)
  const sources = useRead(listProductConfigurations, { params: { id: productId } })
  const masterId = sources.data?.items.find(({ kind }) => kind === 'master')?.id
  const master = useRead(readConfiguration, { params: { id: masterId ?? '' } }, { enabled: masterId !== undefined })
  const present = new Set(items.map((item) => item.moduleId))
  const missing = firstConfiguration((master.data?.items ?? []) as ConfigurationItem[]).filter(
    (item) => !present.has(item.moduleId),
  )
  const chosen = missing.find((item) => item.moduleId === moduleId)
  if (missing.length === 0) return null
  const add = () => {
    if (!chosen) return
    onAdd(withNewIds(chosen))
    setModuleId(null)
  }
  return (
    <>
      <Select
        label={t('manager.add')}
        description={t('manager.add.hint')}
        data={missing.map(({ moduleId: value, name, licName }) => ({ value, label: `${name} (${licName})` }))}
        value={moduleId}
        onChange={setModuleId}
        searchable
      />
      <Button variant="default" leftSection={<IconPlus />} disabled={!chosen} onClick={add}>
        {t('manager.add.submit')}
      </Button>
    </>
  )
}

// The master's ids stay the master's.
const withNewIds = (item: ConfigurationItem): ConfigurationItem => ({
  ...item,
  id: crypto.randomUUID(),
  children: item.children.map(withNewIds),
})
