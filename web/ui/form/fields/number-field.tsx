import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { problemsTexts } from '#texts/problems.ts'
import { useLanguage, useTexts } from '../../data/use-texts.tsx'
import { afterPress } from '../after-press.ts'
import { decimalsOf, parseNumber, typedNumber } from './parse-number.ts'
import type { FieldProps } from '../entry/use-entry.ts'

type NumberFieldProps = FieldProps & {
  hint?: React.ReactNode
  disabled?: boolean
  min?: number
  max?: number
  /** What an arrow key adds. */
  step?: number
  /** Digits behind the point, of amounts two: so many there may be at most, and are shown; whole numbers have none. */
  decimals?: number
}

/**
 * A number; null while empty. What is typed stays as it was typed: what is no number is told and is the value meanwhile,
 * so that no form takes it for valid, and nothing becomes another number than the one that stands there.
 */
export function NumberField({
  hint,
  value,
  onChange,
  onBlur,
  error,
  min,
  max,
  step = 1,
  decimals = 0,
  ...field
}: NumberFieldProps) {
  const t = useTexts(problemsTexts)
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const read = typed === null ? null : valueOf(typed, language)
  // Whatever else sets the value, such as a template, is shown instead of what was typed.
  const shown = typed !== null && read === (value ?? null) ? typed : typedNumber(value, language, decimals)
  const tooFine = typeof value === 'number' && decimals > 0 && decimalsOf(value) > decimals
  const own =
    typeof value === 'string' && value !== ''
      ? t('problem.number')
      : tooFine
        ? t('problem.decimals', { decimals })
        : undefined
  const enter = (text: string) => {
    setTyped(text)
    setLeft(false)
    onChange(valueOf(text, language))
  }
  return (
    <TextInput
      {...field}
      description={hint}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      error={left && own ? own : error}
      onChange={(event) => enter(event.currentTarget.value)}
      onKeyDown={(event) => {
        const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        if (sign === 0 || typeof value === 'string') return
        event.preventDefault()
        const next = Number(((value ?? 0) + sign * step).toFixed(Math.max(decimals, 0)))
        if ((min === undefined || next >= min) && (max === undefined || next <= max))
          enter(typedNumber(next, language, decimals))
      }}
      onBlur={() => {
        afterPress(() => setLeft(true))
        onBlur()
      }}
    />
  )
}

const valueOf = (typed: string, language: 'de' | 'en'): number | string | null =>
  typed.trim() === '' ? null : (parseNumber(typed, language) ?? typed)
