import { Checkbox, NumberInput, Select, Switch, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { useLanguage, useTexts } from '../use-texts.tsx'
import type { FieldProps } from './use-entry.ts'

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

/** A whole or decimal number; null while empty. */
export function NumberField({
  hint,
  value,
  onChange,
  ...field
}: FieldProps & Extra & { min?: number; max?: number; step?: number; decimals?: number }) {
  const { language } = useLanguage()
  const { decimals = 0, ...rest } = field
  return (
    <NumberInput
      {...rest}
      description={hint}
      // Whole numbers take the sign too: 1,5 typed is told, and never becomes 15.
      decimalScale={Math.max(decimals, 3)}
      decimalSeparator={language === 'de' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      clampBehavior="none"
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  )
}

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
