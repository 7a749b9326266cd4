import { PasswordInput } from '@mantine/core'
import { uiTexts } from '#texts/ui.ts'
import { useTexts } from '../../data/use-texts.tsx'
import type { FieldProps } from '../entry/use-entry.ts'

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  autoFocus?: boolean
  disabled?: boolean
}

export function PasswordField({ hint, value, onChange, ...field }: PasswordFieldProps) {
  const t = useTexts(uiTexts)
  return (
    <PasswordInput
      {...field}
      description={hint}
      value={value ?? ''}
      visibilityToggleButtonProps={{ 'aria-label': t('ui.showPassword'), tabIndex: 0 }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
