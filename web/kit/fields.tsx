import type { ReactNode } from 'react'
import { CountryField } from '../ui/form/fields/country-field.tsx'
import { DateField } from '../ui/form/fields/date-field.tsx'
import { SelectField, TextareaField, TextField } from '../ui/form/fields/fields.tsx'
import { RadioField } from '../ui/form/fields/radio-field.tsx'
import { NumberField } from '../ui/form/fields/number-field.tsx'
import { PasswordField } from '../ui/form/fields/password-field.tsx'
import { TimeField } from '../ui/form/fields/time-field.tsx'
import type { FieldProps } from '../ui/form/entry/use-entry.ts'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, State } from './states.tsx'
import { useSample } from './use-sample.ts'
import { kitTexts } from './words.ts'

type Word = keyof typeof kitTexts
interface Given {
  hint?: string
  disabled?: boolean
}
interface Kind {
  label: Word
  filled: unknown
  draw: (field: FieldProps, given: Given, choices: { value: string; label: string }[]) => ReactNode
}

const kinds: readonly Kind[] = [
  { label: 'kit.name', filled: 'Voss GmbH', draw: (field, given) => <TextField {...field} {...given} /> },
  { label: 'kit.note', filled: 'Ruft am Montag an.', draw: (field, given) => <TextareaField {...field} {...given} /> },
  { label: 'kit.places', filled: 25, draw: (field, given) => <NumberField {...field} {...given} /> },
  { label: 'kit.end', filled: '2027-01-31', draw: (field, given) => <DateField {...field} {...given} /> },
  { label: 'kit.opens', filled: '09:30', draw: (field, { hint = '' }) => <TimeField {...field} hint={hint} /> },
  {
    label: 'kit.password',
    filled: 'Hafen-Kran-27!',
    draw: (field, given) => <PasswordField {...field} {...given} autoComplete="new-password" />,
  },
  { label: 'kit.country', filled: 'DE', draw: (field) => <CountryField {...field} /> },
  {
    label: 'kit.type',
    filled: 'school',
    draw: (field, given, choices) => <SelectField {...field} {...given} choices={choices} clearable />,
  },
  { label: 'kit.one', filled: 'school', draw: (field, _, choices) => <RadioField {...field} choices={choices} /> },
]

export const Fields = () => (
  <Group title="kit.fields">
    <State name="kit.empty">
      {kinds.map((kind) => (
        <Sample key={kind.label} kind={kind} value={null} hint="kit.hint" />
      ))}
    </State>
    <State name="kit.filled">
      {kinds.map((kind) => (
        <Sample key={kind.label} kind={kind} value={kind.filled} />
      ))}
    </State>
    <State name="kit.wrong">
      {kinds.map((kind) => (
        <Sample key={kind.label} kind={kind} value={null} error="kit.missing" />
      ))}
    </State>
    <State name="kit.disabled">
      {kinds.map((kind) => (
        <Sample key={kind.label} kind={kind} value={kind.filled} hint="kit.kept" disabled />
      ))}
    </State>
    <State name="kit.long">
      <Long kind={kinds[0]!} />
      <Long kind={kinds[1]!} />
    </State>
  </Group>
)

interface SampleProps {
  kind: Kind
  value: unknown
  hint?: Word
  error?: Word
  disabled?: boolean
}

function Sample({ kind, value, hint, error, disabled }: SampleProps) {
  const t = useTexts(kitTexts)
  const field = useSample(t(kind.label), value)
  const choices = [
    { value: 'company', label: t('kit.company') },
    { value: 'school', label: t('kit.school') },
    { value: 'prospect', label: t('kit.prospect') },
  ]
  const given = { ...(hint && { hint: t(hint) }), ...(disabled && { disabled }) }
  return kind.draw({ ...field, error: error && t(error) }, given, choices)
}

function Long({ kind }: { kind: Kind }) {
  const t = useTexts(kitTexts)
  const field = useSample(t('kit.longText'), t('kit.longText'))
  return kind.draw({ ...field, error: t('kit.longText') }, { hint: t('kit.longText') }, [])
}
