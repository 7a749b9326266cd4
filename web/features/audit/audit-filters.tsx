import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { operations } from '#contract/index.ts'
import { auditTexts } from '#texts/audit.ts'
import { DateField } from '#web/ui/form/date-field.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './audit.module.css'
import { kinds } from './record.tsx'

export interface AuditFilter {
  account: string
  operation: string
  kind: string
  record: string
  from?: string | undefined
  to?: string | undefined
}

type Words = 'account' | 'operation' | 'kind' | 'record'

const suggestions = {
  operation: operations.filter(({ method }) => method !== 'GET').map(({ name }) => name),
  kind: kinds,
} as const
const noFilter: AuditFilter = { account: '', operation: '', kind: '', record: '', from: undefined, to: undefined }

/** The filters as typed; the list follows when they are applied. */
export function AuditFilters({ filter, onFilter }: { filter: AuditFilter; onFilter: (next: AuditFilter) => void }) {
  const t = useTexts(auditTexts)
  const id = useId()
  const [typed, setTyped] = useState(filter)
  const type = (patch: Partial<AuditFilter>) => setTyped({ ...typed, ...patch })
  const words = (name: Words, label: string, maxLength: number) => (
    <TextInput
      label={label}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      value={typed[name]}
      onChange={(event) => type({ [name]: event.currentTarget.value })}
      {...(name === 'operation' || name === 'kind' ? { list: `${id}-${name}` } : {})}
    />
  )
  const day = (name: 'from' | 'to') => (
    <DateField
      id={`${id}-${name}`}
      name={name}
      label={t(`audit.${name}`)}
      required={false}
      error={undefined}
      value={typed[name] ?? null}
      onChange={(value: string | null) => type({ [name]: value ?? undefined })}
      onBlur={() => undefined}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter(typed)
  }
  const reset = () => {
    setTyped(noFilter)
    onFilter(noFilter)
  }
  return (
    <search aria-label={t('audit.filters')}>
      <form className={classes.filters} onSubmit={submit}>
        {words('account', t('audit.accountHint'), 254)}
        {words('operation', t('audit.operation'), 100)}
        {words('kind', t('audit.kind'), 100)}
        {words('record', t('audit.recordId'), 200)}
        {day('from')}
        {day('to')}
        <div className={classes.buttons}>
          <Button type="submit">{t('audit.apply')}</Button>
          <Button variant="default" onClick={reset}>
            {t('audit.reset')}
          </Button>
        </div>
        <Suggestions id={`${id}-operation`} options={suggestions.operation} />
        <Suggestions id={`${id}-kind`} options={suggestions.kind} />
      </form>
    </search>
  )
}

const Suggestions = ({ id, options }: { id: string; options: readonly string[] }) => (
  <datalist id={id}>
    {options.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </datalist>
)
