import { Checkbox, NumberInput, Switch } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import '@mantine/dates/styles.css'
import { type ConfigurationEdit, type ConfigurationItem, maximumCount, walkItems } from '#licence/configuration.ts'
import * as counts from '#licence/counts.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { parseDay } from '#web/ui/formats.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import classes from './configurations.module.css'

interface ItemCardProps {
  items: readonly ConfigurationItem[]
  chosen: string | null
  /** What the last edit moved besides the item itself. */
  told: string[]
  onEdit: ((edit: ConfigurationEdit) => void) | null
}

/** The edit card of the chosen item. */
export function ItemCard({ items, chosen, told, onEdit }: ItemCardProps) {
  const t = useTexts(configurationsTexts)
  const item = chosen === null ? undefined : itemById(items, chosen)
  return (
    <aside className={classes.card} aria-label={t('manager.card')}>
      <h2>{item ? item.name : t('manager.card')}</h2>
      {!item && <p className={classes.told}>{t('manager.card.none')}</p>}
      {item?.count.kind === 'dependency' && <p className={classes.told}>{t('manager.card.dependency')}</p>}
      {item && <ItemFields items={items} item={item} onEdit={onEdit} />}
      <div role="status">
        {told.map((line) => (
          <p key={line} className={classes.told}>
            {line}
          </p>
        ))}
      </div>
    </aside>
  )
}

function ItemFields({
  items,
  item,
  onEdit,
}: {
  items: readonly ConfigurationItem[]
  item: ConfigurationItem
  onEdit: ItemCardProps['onEdit']
}) {
  const t = useTexts(configurationsTexts)
  const { id, level, count, test, testCount, unlimited } = item
  const disabled = onEdit === null
  const edit = (change: ConfigurationEdit) => onEdit?.(change)
  const flag = (
    label: 'manager.student' | 'manager.editModules' | 'manager.connect',
    on: boolean,
    set: typeof counts.setStudent,
  ) => (
    <Checkbox
      label={t(label)}
      checked={on}
      disabled={disabled}
      onChange={(event) => edit(set(items, id, event.currentTarget.checked))}
    />
  )
  return (
    <>
      {count.kind === 'counted' && (
        <NumberInput
          label={t('manager.count')}
          min={0}
          max={maximumCount}
          allowDecimal={false}
          clampBehavior="strict"
          disabled={disabled}
          value={count.n}
          onChange={(value) => typeof value === 'number' && edit(counts.setCount(items, id, value))}
        />
      )}
      {count.kind !== 'dependency' && (
        <Switch
          label={t('manager.isUncounted')}
          checked={count.kind === 'uncounted'}
          disabled={disabled}
          onChange={(event) => edit(counts.setUncounted(items, id, event.currentTarget.checked))}
        />
      )}
      <DayField
        label={t('manager.start')}
        value={item.startDate}
        disabled={disabled}
        onDay={(day) => edit(counts.setStartDate(items, id, day))}
      />
      <Switch
        label={t('manager.noEnd')}
        checked={unlimited}
        disabled={disabled}
        onChange={(event) => edit(counts.setEndDate(items, id, event.currentTarget.checked ? 'unlimited' : null))}
      />
      {!unlimited && (
        <DayField
          label={t('manager.end')}
          value={item.endDate}
          disabled={disabled}
          onDay={(day) => edit(counts.setEndDate(items, id, day))}
        />
      )}
      {level === 1 && (
        <>
          <Switch
            label={t('manager.test')}
            checked={test}
            disabled={disabled}
            onChange={(event) => edit(counts.setTest(items, id, event.currentTarget.checked ? 0 : null))}
          />
          {test && (
            <NumberInput
              label={t('manager.testCount')}
              min={0}
              max={maximumCount}
              allowDecimal={false}
              clampBehavior="strict"
              disabled={disabled}
              value={testCount}
              onChange={(value) => typeof value === 'number' && edit(counts.setTest(items, id, value))}
            />
          )}
          {flag('manager.student', item.student, counts.setStudent)}
          {flag('manager.editModules', item.editModules, counts.setEditModules)}
          {flag('manager.connect', item.connect, counts.setConnect)}
        </>
      )}
    </>
  )
}

interface DayFieldProps {
  label: string
  value: string | null
  disabled: boolean
  onDay: (day: string | null) => void
}

function DayField({ label, value, disabled, onDay }: DayFieldProps) {
  const { language } = useLanguage()
  return (
    <DateInput
      label={label}
      valueFormat="DD.MM.YYYY"
      dateParser={parseDay}
      locale={language}
      firstDayOfWeek={1}
      clearable
      disabled={disabled}
      value={value}
      onChange={onDay}
    />
  )
}

function itemById(items: readonly ConfigurationItem[], id: string): ConfigurationItem | undefined {
  let found: ConfigurationItem | undefined
  walkItems(items, (item) => {
    if (item.id === id) found = item
  })
  return found
}
