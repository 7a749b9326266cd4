import { Button, Group } from '@mantine/core'
import { useId, useState } from 'react'
import type { ConfigurationEdit, ConfigurationItem } from '#licence/configuration.ts'
import { setEndDate } from '#licence/counts.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import classes from '../configurations.module.css'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { parseDay } from '#web/ui/data/formats.ts'
import type { Change } from '../items/editing.ts'

/** Gives every level-one module, dependencies aside, the same end: the rule every configuration needs met. */
export function SharedEnd({ onChange }: { onChange: (change: Change) => void }) {
  const t = useTexts(configurationsTexts)
  const why = useTexts(reasonsTexts)
  const id = useId()
  // As typed: what is no day stays in the field, and there is nothing to apply meanwhile.
  const [typed, setTyped] = useState<string | null>(null)
  const day = typed && parseDay(typed)
  return (
    <Group className={classes.tool} align="flex-end" gap={8}>
      <DateField
        id={id}
        name={id}
        label={t('manager.all.end')}
        required={false}
        error={undefined}
        value={typed}
        onChange={setTyped}
        onBlur={() => undefined}
      />
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
    </Group>
  )
}

const allEnd = (items: readonly ConfigurationItem[], end: string): ConfigurationEdit => ({
  items: items.flatMap((item) => (item.count.kind === 'dependency' ? [item] : setEndDate([item], item.id, end).items)),
  lifted: [],
  lowered: [],
  removed: [],
})
