import { TextInput } from '@mantine/core'
import { parseTime } from '../../data/formats.ts'
import type { FieldProps } from '../entry/use-entry.ts'

/**
 * A time of day, `09:30`, typed as people write it (9, 9.30, 930). Not the browser's own field, which asks for am and pm
 * in some languages whatever the page's is. What is typed and is no time stays there and is told by the schema.
 */
export function TimeField({ hint, value, onChange, onBlur, ...field }: FieldProps & { hint?: string }) {
  const settle = (input: HTMLInputElement) => {
    const time = parseTime(input.value)
    if (time !== null && time !== value) onChange(time)
  }
  return (
    <TextInput
      {...field}
      description={hint}
      inputMode="text"
      autoComplete="off"
      placeholder="09:30"
      maxLength={8}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      // Enter sends the form without leaving the field.
      onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget)}
      onBlur={(event) => {
        settle(event.currentTarget)
        onBlur()
      }}
    />
  )
}
