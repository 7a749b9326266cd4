import { Checkbox } from '@mantine/core'
import classes from './choices-field.module.css'

interface ChoicesFieldProps<V extends string> {
  label: string
  /** Where the form jumps to when nothing is chosen. */
  id?: string
  /** In the order they are shown and kept. */
  choices: readonly { value: V; text: string }[]
  value: readonly V[]
  onChange: (chosen: V[]) => void
}

/** Several of a few choices, as boxes under one heading, each with the code it has in the API. */
export function ChoicesField<V extends string>({ label, id, choices, value: chosen, onChange }: ChoicesFieldProps<V>) {
  const toggle = (value: V, on: boolean) =>
    onChange(choices.map((one) => one.value).filter((one) => (one === value ? on : chosen.includes(one))))
  return (
    <fieldset id={id} className={classes.field}>
      <legend>{label}</legend>
      {choices.map(({ value, text }) => (
        <Checkbox
          key={value}
          label={text}
          description={value}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
