import { Button, Group, Select } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { IconPlus } from '#web/ui/layout/icons.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../configurations.module.css'
import { newModules } from '../drafts.ts'
import { useMasterItems } from '../master-items.ts'

interface AddModuleProps {
  productId: string
  items: readonly ConfigurationItem[]
  onAdd: (item: ConfigurationItem) => void
  /** Leaves for the page where several can be chosen; what was edited waits. */
  onMany: () => void
}

/** Adds a level-one module of the product's master with its submodules: itself at 1, they at 0. */
export function AddModule({ productId, items, onAdd, onMany }: AddModuleProps) {
  const t = useTexts(configurationsTexts)
  const why = useTexts(reasonsTexts)
  const p = useTexts(configurationPathsTexts)
  const [moduleId, setModuleId] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const master = useMasterItems(productId)
  const present = new Set(items.map((item) => item.moduleId))
  const missing = (master.items ?? []).filter((item) => !present.has(item.moduleId))
  const chosen = missing.find((item) => item.moduleId === moduleId)
  const add = () => {
    if (!chosen) {
      setAsked(true)
      return field.current?.focus()
    }
    for (const item of newModules([chosen])) onAdd(item)
    setModuleId(null)
  }
  return (
    <Group className={classes.tool} align="flex-end" gap={8}>
      <Select
        ref={field}
        error={asked && !chosen && missing.length > 0 && why('reason.chooseModule')}
        label={t('manager.add')}
        placeholder={t(master.items && missing.length === 0 ? 'manager.add.none' : 'manager.add.choose')}
        disabled={missing.length === 0}
        data={missing.map(({ moduleId: value, name, licName }) => ({ value, label: `${name} (${licName})` }))}
        value={chosen ? moduleId : null}
        onChange={setModuleId}
        searchable
      />
      <ReasonButton
        variant="default"
        leftSection={<IconPlus />}
        reason={master.items && missing.length === 0 && why('reason.allModules')}
        onClick={add}
      >
        {t('manager.add.submit')}
      </ReasonButton>
      {missing.length > 1 && (
        <Button variant="default" onClick={onMany}>
          {p('addproduct.many')}
        </Button>
      )}
    </Group>
  )
}
