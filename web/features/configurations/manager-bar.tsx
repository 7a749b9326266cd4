import { Button } from '@mantine/core'
import { useId } from 'react'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { AddModule } from './add-module.tsx'
import { CommonEnd } from './common-end.tsx'
import classes from './configurations.module.css'
import type { Change } from './editing.ts'

interface ManagerBarProps {
  productId: string
  items: readonly ConfigurationItem[]
  /** Why it cannot be saved yet; empty: it can. */
  why: string
  onAdd: (item: ConfigurationItem) => void
  onChange: (change: Change) => void
  onSave: () => void
  /** Leaves for the page where several modules can be chosen. */
  onMany: () => void
  /** Left out: this person may not simulate. */
  onSimulate?: () => void
}

/** What works on the configuration as a whole; saving, the primary action, stands at the right. */
export function ManagerBar({ productId, items, why, onAdd, onChange, onSave, onMany, onSimulate }: ManagerBarProps) {
  const t = useTexts(configurationsTexts)
  const reason = useId()
  return (
    <div className={classes.bar}>
      <AddModule productId={productId} items={items} onAdd={onAdd} onMany={onMany} />
      <CommonEnd onChange={onChange} />
      <div className={classes.save}>
        <p id={reason} className={classes.hint}>
          {why}
        </p>
        {onSimulate && (
          <Button variant="default" onClick={onSimulate}>
            {t('manager.simulate')}
          </Button>
        )}
        <Button
          {...(why ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason } : {})}
          onClick={() => !why && onSave()}
        >
          {t('manager.save')}
        </Button>
      </div>
    </div>
  )
}
