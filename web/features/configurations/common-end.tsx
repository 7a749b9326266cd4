import { Button } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import '@mantine/dates/styles.css'
import { useState } from 'react'
import type { ConfigurationEdit, ConfigurationItem } from '#licence/configuration.ts'
import { setEndDate } from '#licence/counts.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { parseDay } from '#web/ui/formats.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

interface CommonEndProps {
  items: readonly ConfigurationItem[]
  onEdit: (edit: ConfigurationEdit) => void
}

/** Gives every level-one module, dependencies aside, the same end: the rule every configuration needs met. */
export function CommonEnd({ items, onEdit }: CommonEndProps) {
  const t = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const [day, setDay] = useState<string | null>(null)
  const apply = (end: string) => {
    const wanted = items.filter(({ count }) => count.kind !== 'dependency')
    onEdit(
      wanted.reduce<ConfigurationEdit>((done, { id }) => setEndDate(done.items, id, end), {
        items: [...items],
        lifted: [],
        lowered: [],
        removed: [],
      }),
    )
  }
  return (
    <>
      <DateInput
        label={t('manager.all.end')}
        description={t('manager.all')}
        valueFormat="DD.MM.YYYY"
        dateParser={parseDay}
        locale={language}
        firstDayOfWeek={1}
        value={day}
        onChange={setDay}
      />
      <Button variant="default" disabled={day === null} onClick={() => day && apply(day)}>
        {t('manager.all.apply')}
      </Button>
      <Button variant="default" onClick={() => apply('unlimited')}>
        {t('manager.all.unlimited')}
      </Button>
    </>
  )
}
