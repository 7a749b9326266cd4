import { Checkbox, Select, Switch, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { useTexts } from '../../data/use-texts.tsx'
import { useDisplay } from '../display.ts'
import type { FieldProps } from '../entry/use-entry.ts'

interface Extra {
  /** Help below the label. */
  hint?: ReactNode
  disabled?: boolean
}

type TextExtra = Extra &
  Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoFocus' | 'spellCheck'>

export const TextField = ({ hint, value, onChange, ...field }: FieldProps & TextExtra) => (
  <TextInput
    {...field}
    description={hint}
    value={value ?? ''}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

export const TextareaField = ({
  hint,
  value,
  onChange,
  rows = 4,
  ...field
}: FieldProps & Extra & { rows?: number }) => (
  <Textarea
    {...field}
    rows={rows}
    description={hint}
    value={value ?? ''}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

export interface Choice {
  value: string
  label: string
  disabled?: boolean
}

/** One of several choices; type to search. `clearable` where nothing is a choice too. */
export function SelectField({
  hint,
  value,
  onChange,
  choices,
  clearable,
  ...field
}: FieldProps & Extra & { choices: readonly Choice[]; clearable?: boolean }) {
  const t = useTexts(uiTexts)
  useDisplay(field.id, (one) => choices.find((choice) => choice.value === one)?.label)
  return (
    <Select
      {...field}
      description={hint}
      data={choices as Choice[]}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      searchable={choices.length > 8}
      clearable={clearable ?? false}
      allowDeselect={clearable ?? false}
      nothingFoundMessage={t('ui.selectNothing')}
      checkIconPosition="right"
    />
  )
}

export const CheckboxField = ({ hint, value, onChange, ...field }: FieldProps & Extra) => (
  <Checkbox
    {...field}
    description={hint}
    checked={value === true}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)

export const SwitchField = ({ hint, value, onChange, ...field }: FieldProps & Extra) => (
  <Switch
    {...field}
    description={hint}
    checked={value === true}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
