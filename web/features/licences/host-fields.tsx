import { Switch, TextInput } from '@mantine/core'
import type { HostInput } from '#contract/hosts.ts'
import { listProducts } from '#contract/products.ts'
import {
  type BindingContext,
  bindings,
  boundHosts,
  defaultPort,
  setUnlimited,
  switchBinding,
} from '#licence/binding.ts'
import { formatMac, normaliseMac } from '#licence/mac.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { DateField } from '#web/ui/form/date-field.tsx'
import { FieldGrid, FieldSection } from '#web/ui/form/entry-form.tsx'
import { NumberField, SelectField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields.tsx'
import type { Entry } from '#web/ui/form/use-entry.ts'
import { useRead } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { typedMac } from './host-values.ts'

type HostEntry = { entry: Entry<HostInput> }
type InContext = HostEntry & { context: BindingContext }

export function LicenseeFields({ entry, network }: HostEntry & { network: boolean }) {
  const t = useTexts(hostsTexts)
  const products = useRead(listProducts)
  const { version } = entry.values
  const versions = [...new Set([version, ...(products.data?.items ?? []).map((product) => product.version)])].sort(
    (a, b) => b - a,
  )
  const chosen = entry.field('version', t('hosts.version'))
  return (
    <FieldSection title={t('hosts.section.licensee')}>
      <FieldGrid>
        <TextField {...entry.field('companyNameShort', t('hosts.companyNameShort'))} />
        <TextField {...entry.field('customerNumber', t('hosts.customerNumber'))} inputMode="numeric" />
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
        <TextField {...entry.field('email', t('hosts.email'))} type="email" required />
        <SelectField
          {...chosen}
          value={String(version)}
          onChange={(next: string) => entry.set({ version: Number(next), port: defaultPort(Number(next)) })}
          choices={versions.map((one) => ({ value: String(one), label: String(one) }))}
        />
      </FieldGrid>
      <TextareaField {...entry.field('comment', t('hosts.comment'))} rows={2} />
    </FieldSection>
  )
}

export function BindingFields({ entry, context }: InContext) {
  const t = useTexts(hostsTexts)
  return (
    <FieldSection title={t('hosts.section.binding')} hint={t('hosts.binding.hint')}>
      <FieldGrid>
        {bindings.map((mode) => (
          <Switch
            key={mode}
            label={t(`hosts.binding.${mode}`)}
            checked={entry.values.binding === mode}
            onChange={(event) => entry.set(switchBinding(entry.values, mode, event.currentTarget.checked, context))}
          />
        ))}
      </FieldGrid>
    </FieldSection>
  )
}

export function MachineFields({ entry }: HostEntry) {
  const t = useTexts(hostsTexts)
  const { binding, hosts } = entry.values
  const needed = boundHosts({ binding, hosts: hosts.map(() => ({ name: 'x', mac: 'x' })) })
  const setSlot = (index: number, patch: Partial<HostInput['hosts'][number]>) =>
    entry.set({
      hosts: hosts.map((slot, number) => (number === index ? { ...slot, ...patch } : slot)) as HostInput['hosts'],
    })
  return (
    <FieldSection title={t('hosts.section.machine')}>
      <FieldGrid>
        {hosts.flatMap(({ mac, name }, index) => {
          const number = index + 1
          const macField = entry.field(`hosts.${index}.mac`, t('hosts.mac', { number }))
          const nameField = entry.field(`hosts.${index}.name`, t('hosts.name', { number }))
          return [
            <TextInput
              key={`mac${number}`}
              id={macField.id}
              label={macField.label}
              error={macField.error}
              description={index === 0 ? t('hosts.macHint') : undefined}
              required={Boolean(needed[index]?.mac)}
              value={mac && normaliseMac(mac) === mac ? formatMac(mac) : (mac ?? '')}
              onChange={(event) =>
                setSlot(index, { mac: event.currentTarget.value === '' ? null : event.currentTarget.value })
              }
              onBlur={(event) => {
                setSlot(index, { mac: typedMac(event.currentTarget.value) })
                macField.onBlur()
              }}
            />,
            <TextInput
              key={`name${number}`}
              id={nameField.id}
              label={nameField.label}
              error={nameField.error}
              required={Boolean(needed[index]?.name)}
              value={name ?? ''}
              onChange={(event) =>
                setSlot(index, { name: event.currentTarget.value === '' ? null : event.currentTarget.value })
              }
              onBlur={nameField.onBlur}
            />,
          ]
        })}
        <NumberField {...entry.field('port', t('hosts.port'))} min={1024} max={65535} />
      </FieldGrid>
      <SwitchField {...entry.field('terminalServer', t('hosts.terminalServer'))} />
      <SwitchField {...entry.field('virtualServer', t('hosts.virtualServer'))} />
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
        <DateField {...entry.field('startDate', t('hosts.startDate'))} required />
        {!unlimited && <DateField {...entry.field('endDate', t('hosts.endDate'))} required />}
      </FieldGrid>
    </FieldSection>
  )
}
