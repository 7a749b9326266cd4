import '@mantine/dates/styles.css'
import { FocusTrap } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import 'dayjs/locale/de'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { onOutside } from '../../menu/on-outside.ts'
import { openBelow } from '../../menu/place-below.ts'
import { useLanguage, useTexts } from '../../data/use-texts.tsx'
import classes from './date-field.module.css'

interface CalendarProps {
  label: string
  day: string | null
  min?: string | undefined
  max?: string | undefined
  /** The field around it and its button; what happens elsewhere closes it. */
  place: RefObject<HTMLElement | null>
  onPick: (day: string) => void
  setOpen: (open: boolean) => void
}

/** The months to pick a day from, below the field; large, so that it comes only when it is opened. */
export function Calendar({ label, day, min, max, place, onPick, setOpen }: CalendarProps) {
  const t = useTexts(uiTexts)
  const { language } = useLanguage()
  const box = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const [calendar, field] = [box.current!, place.current!]
    const leave = openBelow(calendar, field.querySelector('input')!)
    const ignore = onOutside(field, () => setOpen(false))
    return () => {
      leave()
      ignore()
    }
  }, [place, setOpen])
  return (
    <FocusTrap innerRef={box}>
      <dialog ref={box} popover="manual" aria-label={label} className={classes.calendar} data-dates-dropdown>
        <DatePicker
          value={day}
          onChange={(chosen) => chosen && onPick(chosen)}
          {...(day && { defaultDate: day })}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          locale={language}
          firstDayOfWeek={1}
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
        />
      </dialog>
    </FocusTrap>
  )
}
