import { useId, useState } from 'react'
import { parseDay } from '../../data/formats.ts'
import { DateField } from './date-field.tsx'
import { useWrong } from '../entry/wrong-fields.tsx'

interface DayFieldProps {
  label: string
  value: string | null
  onDay: (day: string | null) => void
}

/**
 * The date field outside a form: every day typed or picked counts at once. What is no day stays in the field, is told and
 * changes nothing, until it is mended or another value comes from outside.
 */
export function DayField({ label, value, onDay }: DayFieldProps) {
  const id = useId()
  const [wrong, setWrong] = useState<string | null>(null)
  useWrong(wrong !== null)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setWrong(null)
  }
  return (
    <DateField
      id={id}
      label={label}
      required={false}
      error={undefined}
      name={id}
      value={wrong ?? value}
      onChange={(typed: string | null) => {
        const isDay = typed === null || parseDay(typed) === typed
        setWrong(isDay ? null : typed)
        if (isDay) onDay(typed)
      }}
      onBlur={() => undefined}
    />
  )
}
