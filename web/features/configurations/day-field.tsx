import { useId } from 'react'
import { DateField } from '#web/ui/form/date-field.tsx'
import { parseDay } from '#web/ui/formats.ts'

interface DayFieldProps {
  label: string
  value: string | null
  onDay: (day: string | null) => void
}

/** The kit's date field outside a form: every day typed or picked counts at once. */
export function DayField({ label, value, onDay }: DayFieldProps) {
  const id = useId()
  return (
    <DateField
      {...{ id, label, value, required: false, error: undefined }}
      name={id}
      // What is no day is told at the field and changes nothing here.
      onChange={(day: string | null) => (day === null || parseDay(day) === day) && onDay(day)}
      onBlur={() => undefined}
    />
  )
}
