import { ActionIcon, TextInput } from '@mantine/core'
import { lazy, useRef, useState } from 'react'
import { problemsTexts } from '#texts/problems.ts'
import { uiTexts } from '#texts/ui.ts'
import { formats, parseDay } from '../../data/formats.ts'
import { IconCalendar } from '../../layout/icons.tsx'
import { LazyBoundary } from '../../layout/lazy-boundary.tsx'
import { useIsTopOverlay } from '../../dialog/top-overlay.ts'
import { useTexts } from '../../data/use-texts.tsx'
import { afterPress } from '../after-press.ts'
import classes from './date-field.module.css'
import type { FieldProps } from '../entry/use-entry.ts'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

const isDayText = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** What typed text stands for as a value: its day, or the text itself while it is none. */
const valueOf = (typed: string): string | null => parseDay(typed) ?? (typed.trim() || null)

type DateFieldProps = FieldProps & { hint?: string; disabled?: boolean; min?: string; max?: string }

/**
 * A day, typed as dd.mm.yyyy or picked; the value is `2027-01-31`, null while empty. What is typed and is no day stays
 * there, is told, and is the value meanwhile, so that no form takes it for valid.
 */
export function DateField({ hint, min, max, value, onChange, onBlur, label, error, ...field }: DateFieldProps) {
  const t = useTexts(uiTexts)
  const say = useTexts(problemsTexts)
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useIsTopOverlay(open)
  // What was typed stays as it was written as long as it stands for the value.
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState('')
  const given: string | null = value || null
  const [known, setKnown] = useState(given)
  if (given !== known) {
    setKnown(given)
    if (typed !== null && valueOf(typed) !== given) setTyped(null)
  }
  const day = given !== null && isDayText(given) ? given : null
  const settle = () => {
    if (typed === null) return
    const now = valueOf(typed)
    const isWrong = now !== null && !isDayText(now)
    afterPress(() => setWrong(isWrong ? now : ''))
    if (now !== given) onChange(now)
  }
  const close = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what the button inside opened
    <div ref={place} className={classes.place} onKeyDown={(event) => open && event.key === 'Escape' && close()}>
      <TextInput
        {...field}
        label={label}
        description={hint}
        autoComplete="off"
        placeholder={t('ui.dateFormat')}
        value={typed ?? (day === null ? (given ?? '') : formats.date(day))}
        error={wrong !== '' && wrong === given ? say('problem.noDay', { typed: wrong }) : error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const now = parseDay(currentTarget.value)
          if (now !== null) onChange(now)
        }}
        // Enter sends the form without leaving the field: it has to send what stands there.
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        onBlur={() => {
          settle()
          onBlur()
        }}
        rightSection={
          // Only the button opens the calendar, so that it never covers what is typed.
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
        }
        rightSectionPointerEvents="all"
      />
      {open && (
        <LazyBoundary>
          <Calendar
            label={label}
            day={day}
            min={min}
            max={max}
            place={place}
            onPick={(chosen) => {
              setTyped(null)
              onChange(chosen)
              close()
            }}
            setOpen={setOpen}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
