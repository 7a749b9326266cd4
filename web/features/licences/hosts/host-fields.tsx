import { NativeSelect, Switch } from '@mantine/core'
import { useId } from 'react'
import type { Holding } from '#contract/holdings.ts'
import type { HostInput } from '#contract/hosts.ts'
import { listProducts } from '#contract/products.ts'
import { type BindingContext, bindings, defaultPort, setUnlimited, switchBinding } from '#licence/binding.ts'
import { runtimeEnd, runtimes } from '#licence/runtime.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './host-fields.module.css'
import { ReceiverChoices } from './receiver-choices.tsx'

type HostEntry = { entry: Entry<HostInput> }
type InContext = HostEntry & { context: BindingContext }

type LicenseeProps = HostEntry & { network: boolean; holder: Holding['holder'] }

export function LicenseeFields({ entry, network, holder }: LicenseeProps) {
  const t = useTexts(hostsTexts)
  const products = useRead(listProducts)
  const { version } = entry.values
  const versions = [...new Set([version, ...(products.data?.items ?? []).map((product) => product.version)])].toSorted(
    (a, b) => b - a,
  )
  const chosen = entry.field('version', t('hosts.version'))
  return (
    <FieldSection title={t('hosts.section.licensee')}>
      <div className={classes.pairs}>
        <TextField {...entry.field('companyNameShort', t('hosts.companyNameShort'))} />
        <TextField {...entry.field('customerNumber', t('hosts.customerNumber'))} inputMode="numeric" />
        <div>
          <TextField {...entry.field('email', t('hosts.email'))} type="email" />
          <ReceiverChoices holder={holder} chosen={entry.values.email} onChoose={(email) => entry.set({ email })} />
        </div>
        <SelectField
          {...chosen}
          value={String(version)}
          onChange={(next: string) => entry.set({ version: Number(next), port: defaultPort(Number(next)) })}
          choices={versions.map((one) => ({ value: String(one), label: String(one) }))}
        />
        <TextField
          {...entry.field('firstName', t('hosts.firstName'))}
          disabled={network}
          hint={network ? t('hosts.namesHint') : undefined}
        />
        <TextField
          {...entry.field('lastName', t('hosts.lastName'))}
          disabled={network}
          hint={network ? t('hosts.namesHint') : undefined}
        />
      </div>
      <TextareaField {...entry.field('comment', t('hosts.comment'))} rows={2} />
    </FieldSection>
  )
}

/** Exactly one binding holds; each card says what it looks at. To traits only where the product has a policy. */
export function BindingFields({ entry, context, byTraits }: InContext & { byTraits: boolean }) {
  const t = useTexts(hostsTexts)
  const id = useId()
  return (
    <FieldSection title={t('hosts.section.binding')}>
      <div className={classes.bindings}>
        {bindings
          .filter((mode) => mode !== 'traits' || byTraits || entry.values.binding === mode)
          .map((mode) => (
            <label key={mode} className={classes.binding}>
              <input
                type="radio"
                name={`${id}binding`}
                aria-labelledby={`${id}${mode}`}
                aria-describedby={`${id}${mode}-about`}
                checked={entry.values.binding === mode}
                onChange={() => entry.set(switchBinding(entry.values, mode, true, context))}
              />
              <span>
                <strong id={`${id}${mode}`}>{t(`hosts.binding.${mode}`)}</strong>
                <small id={`${id}${mode}-about`}>{t(`hosts.bindingAbout.${mode}`)}</small>
              </span>
            </label>
          ))}
      </div>
    </FieldSection>
  )
}

export function TermFields({ entry, context }: InContext) {
  const t = useTexts(hostsTexts)
  const { unlimited } = entry.values
  return (
    <FieldSection title={t('hosts.section.term')}>
      <Switch
        label={t('hosts.unlimited')}
        checked={unlimited}
        onChange={(event) => entry.set(setUnlimited(entry.values, event.currentTarget.checked, context))}
      />
      <FieldGrid>
        <DateField {...entry.field('startDate', t('hosts.startDate'))} />
        {!unlimited && <RuntimeField entry={entry} />}
        {!unlimited && <DateField {...entry.field('endDate', t('hosts.endDate'))} />}
      </FieldGrid>
    </FieldSection>
  )
}

/** Sets the end from the start: two weeks to try, some months, or as good as for ever. */
function RuntimeField({ entry }: HostEntry) {
  const t = useTexts(hostsTexts)
  const why = useTexts(reasonsTexts)
  const { startDate, endDate } = entry.values
  const endAfter = (months: number) => (startDate ? runtimeEnd(startDate, months) : null)
  const chosen = endDate ? runtimes.find((months) => endAfter(months) === endDate) : undefined
  return (
    <NativeSelect
      label={t('hosts.runtime')}
      value={chosen ?? ''}
      disabled={!startDate}
      description={!startDate && why('reason.chooseStart')}
      data={[
        { value: '', label: t('hosts.runtime.own') },
        ...runtimes.map((months) => ({ value: String(months), label: runtimeWords(months, t) })),
      ]}
      onChange={({ currentTarget: { value } }) => value !== '' && entry.set({ endDate: endAfter(Number(value)) })}
    />
  )
}

type Say = (key: keyof typeof hostsTexts, values?: Record<string, unknown>) => string

function runtimeWords(months: number, t: Say): string {
  if (months === 0) return t('hosts.runtime.trial')
  if (months === -1) return t('hosts.runtime.endless')
  return t('hosts.runtime.months', { months })
}
