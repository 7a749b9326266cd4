import '@mantine/dates/styles.css'
import { DateInput } from '@mantine/dates'
import 'dayjs/locale/de'
import { uiTexts } from '#texts/ui.ts'
import { parseDay } from '../formats.ts'
import { IconCalendar } from '../icons.tsx'
import { useLanguage, useTexts } from '../use-texts.tsx'
import type { FieldProps } from './use-entry.ts'

type DateFieldProps = FieldProps & { hint?: string; disabled?: boolean; min?: string; max?: string }

/** A day, typed as dd.mm.yyyy or picked; the value is `2027-01-31`, null while empty. */
export function DateField({ maxLength: _, hint, min, max, value, onChange, ...field }: DateFieldProps) {
  const t = useTexts(uiTexts)
  const { language } = useLanguage()
  return (
    <DateInput
      {...field}
      description={hint}
      valueFormat="DD.MM.YYYY"
      dateParser={parseDay}
      locale={language}
      firstDayOfWeek={1}
      placeholder={t('ui.dateFormat')}
      rightSection={<IconCalendar />}
      rightSectionPointerEvents="none"
      clearable={false}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
      value={value || null}
      onChange={onChange}
    />
  )
}
