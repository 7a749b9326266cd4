import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { listProductConfigurations, readConfiguration } from '#contract/configurations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { firstConfiguration } from '#licence/configuration-rules.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { IconPlus } from '#web/ui/icons.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './configurations.module.css'

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
  const add = () => {
    if (!chosen) return
    onAdd(withNewIds(chosen))
    setModuleId(null)
  }
  return (
    <div className={classes.tool}>
      <Select
        label={t('manager.add')}
        placeholder={t(master.data && missing.length === 0 ? 'manager.add.none' : 'manager.add.choose')}
        disabled={missing.length === 0}
        data={missing.map(({ moduleId: value, name, licName }) => ({ value, label: `${name} (${licName})` }))}
        value={chosen ? moduleId : null}
        onChange={setModuleId}
        searchable
      />
      <Button variant="default" leftSection={<IconPlus />} disabled={!chosen} onClick={add}>
        {t('manager.add.submit')}
      </Button>
    </div>
  )
}

// The master's ids stay the master's.
const withNewIds = (item: ConfigurationItem): ConfigurationItem => ({
  ...item,
  id: crypto.randomUUID(),
  children: item.children.map(withNewIds),
})
