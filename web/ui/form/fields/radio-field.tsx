import { Group, Radio } from '@mantine/core'
import type { Choice } from './fields.tsx'
import type { FieldProps } from '../entry/use-entry.ts'

/** One of two or three choices, all in sight: one click, where a list to open takes two. */
export const RadioField = ({
  id,
  name,
  value,
  onChange,
  onBlur,
  choices,
  ...field
}: FieldProps & { choices: readonly Choice[] }) => (
  <Radio.Group {...field} name={name} value={value || null} onChange={onChange}>
    <Group gap="0.5rem 1rem" mt="0.25rem">
      {choices.map((choice, at) => (
        // What is wrong leads to the first of them.
        <Radio key={choice.value} {...(at === 0 && { id })} {...choice} onBlur={onBlur} />
      ))}
    </Group>
  </Radio.Group>
)
