import { Button } from '@mantine/core'
import classes from './filter-chips.module.css'

interface FilterChipsProps<V extends string> {
  /** Names them to screen readers. */
  label: string
  value: V
  choices: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

/** What narrows a list, side by side: one of them holds. */
export const FilterChips = <V extends string>({ label, value, choices, onChange }: FilterChipsProps<V>) => (
  <fieldset aria-label={label} className={classes.chips}>
    {choices.map((choice) => (
      <Button
        key={choice.value}
        size="compact-sm"
        radius="xl"
        variant={choice.value === value ? 'filled' : 'default'}
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
      >
        {choice.label}
      </Button>
    ))}
  </fieldset>
)
