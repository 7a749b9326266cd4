import '@mantine/dates/styles.css'
import { ActionIcon } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import 'dayjs/locale/de'
import { useState } from 'react'
import { problemsTexts } from '#texts/problems.ts'
import { uiTexts } from '#texts/ui.ts'
import { useUppermost } from '../uppermost.ts'
import { parseDay } from '../formats.ts'
import { IconCalendar } from '../icons.tsx'
import { useLanguage, useTexts } from '../use-texts.tsx'
import { afterPress } from './after-press.ts'
import classes from './date-field.module.css'
import type { FieldProps } from './use-entry.ts'

const isDayText = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)

type DateFieldProps = FieldProps & { hint?: string; disabled?: boolean; min?: string; max?: string }

/**
 * A day, typed as dd.mm.yyyy or picked; the value is `2027-01-31`, null while empty. What is typed and is no day stays
 * there, is told, and is the value meanwhile, so that no form takes it for valid.
 */
export function DateField({ hint, min, max, value, onChange, onBlur, label, error, ...field }: DateFieldProps) {
  const t = useTexts(uiTexts)
  const say = useTexts(problemsTexts)
  const { language } = useLanguage()
  const [open, setOpen] = useState(false)
  useUppermost(open)
  const [wrong, setWrong] = useState('')
  const [round, setRound] = useState(0)
  // The input keeps what was typed as long as its day stays the same.
  const given: string | null = value || null
  const [day, setDay] = useState(given)
  if (day !== given && (given === null || isDayText(given))) setDay(given)
  // Taken back by the form: what was typed goes with it.
  if (wrong !== '' && value !== wrong) {
    setWrong('')
    setRound(round + 1)
  }
  const settle = (input: HTMLInputElement) => {
    const typed = input.value.trim()
    const isWrong = typed !== '' && parseDay(typed) === null
    afterPress(() => setWrong(isWrong ? typed : ''))
    if (isWrong) onChange(typed)
    else if (typed === '' && value) onChange(null)
  }
  const calendar = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      disabled={field.disabled ?? false}
      aria-label={t('ui.openCalendarOf', { label })}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      <IconCalendar />
    </ActionIcon>
  )
  return (
    <DateInput
      {...field}
      key={round}
      label={label}
      description={hint}
      valueFormat="DD.MM.YYYY"
      dateParser={parseDay}
      locale={language}
      firstDayOfWeek={1}
      placeholder={t('ui.dateFormat')}
      rightSection={calendar}
      rightSectionPointerEvents="all"
      // Opened by its button alone: whoever types is not in the calendar's way, nor it in theirs.
      popoverProps={{
        opened: open,
        onChange: setOpen,
        trapFocus: true,
        returnFocus: true,
        withinPortal: false,
        shadow: 'md',
      }}
      hideOutsideDates
      ariaLabels={{
        previousMonth: t('ui.previousMonth'),
        nextMonth: t('ui.nextMonth'),
        previousYear: t('ui.previousYear'),
        nextYear: t('ui.nextYear'),
        previousDecade: t('ui.previousYears'),
        nextDecade: t('ui.nextYears'),
      }}
      classNames={{ day: classes.day ?? '' }}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
      fixOnBlur={false}
      value={day !== null && isDayText(day) ? day : null}
      error={wrong ? say('problem.noDay', { typed: wrong }) : error}
      onChange={(chosen) => {
        setOpen(false)
        setWrong('')
        onChange(chosen)
      }}
      // Enter sends the form without leaving the field: it has to send what stands there.
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(event.currentTarget)
        if (event.key === 'Escape') setOpen(false)
      }}
      onBlur={(event) => {
        settle(event.currentTarget)
        onBlur()
      }}
    />
  )
}
