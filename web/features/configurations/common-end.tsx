import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ConfigurationEdit, ConfigurationItem } from '#licence/configuration.ts'
import { setEndDate } from '#licence/counts.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { ReasonButton } from '#web/ui/reason-button.tsx'
import classes from './configurations.module.css'
import { DayField } from './day-field.tsx'
import type { Change } from './editing.ts'

/** Gives every level-one module, dependencies aside, the same end: the rule every configuration needs met. */
export function CommonEnd({ onChange }: { onChange: (change: Change) => void }) {
  const t = useTexts(configurationsTexts)
  const why = useTexts(reasonsTexts)
  const [day, setDay] = useState<string | null>(null)
  return (
    <div className={classes.tool}>
      <DayField label={t('manager.all.end')} value={day} onDay={setDay} />
      <ReasonButton
        variant="default"
        reason={day === null && why('reason.chooseDay')}
        onClick={() => day && onChange((items) => allEnd(items, day))}
      >
        {t('manager.all.apply')}
      </ReasonButton>
      <Button variant="default" onClick={() => onChange((items) => allEnd(items, 'unlimited'))}>
        {t('manager.all.unlimited')}
      </Button>
    </div>
  )
}

const allEnd = (items: readonly ConfigurationItem[], end: string): ConfigurationEdit => ({
  items: items.flatMap((item) => (item.count.kind === 'dependency' ? [item] : setEndDate([item], item.id, end).items)),
  lifted: [],
  lowered: [],
  removed: [],
})
