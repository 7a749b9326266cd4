import { TextInput } from '@mantine/core'
import type { HostInput } from '#contract/hosts.ts'
import { boundHosts } from '#licence/binding.ts'
import { formatMac, normaliseMac } from '#licence/mac.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { FieldGrid, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { SwitchField } from '#web/ui/form/fields/fields.tsx'
import { NumberField } from '#web/ui/form/fields/number-field.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { typedMac } from './host-values.ts'
import classes from './host-fields.module.css'
import { TriadeAssistant } from './triade-assistant.tsx'

type Slot = HostInput['hosts'][number]
type HostEntry = { entry: Entry<HostInput> }

/** Name and network card of each of the three machines side by side; only a Triade looks at the second and third. */
export function MachineFields({ entry }: HostEntry) {
  const t = useTexts(hostsTexts)
  const { binding, hosts } = entry.values
  return (
    <FieldSection title={t('hosts.section.machine')}>
      <div className={classes.pairs}>
        {hosts.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a machine is its place
          <SlotFields key={index} entry={entry} index={index} />
        ))}
      </div>
      {binding === 'triade' && <TriadeAssistant entry={entry} />}
      <FieldGrid>
        <NumberField {...entry.field('port', t('hosts.port'))} min={1024} max={65535} />
      </FieldGrid>
      <SwitchField {...entry.field('terminalServer', t('hosts.terminalServer'))} />
      <SwitchField {...entry.field('virtualServer', t('hosts.virtualServer'))} />
    </FieldSection>
  )
}

function SlotFields({ entry, index }: HostEntry & { index: number }) {
  const t = useTexts(hostsTexts)
  const number = index + 1
  const { binding, hosts } = entry.values
  const { name = null, mac = null } = hosts[index] ?? {}
  // Which of the two a binding looks at, whatever they hold now.
  const needed = boundHosts({ binding, hosts: hosts.map(() => ({ name: 'x', mac: 'x' })) })[index]
  const macField = entry.field(`hosts.${index}.mac`, t('hosts.mac', { number }))
  const nameField = entry.field(`hosts.${index}.name`, t('hosts.name', { number }))
  const set = (patch: Partial<Slot>) =>
    entry.set({
      hosts: hosts.map((slot, place) => (place === index ? { ...slot, ...patch } : slot)) as HostInput['hosts'],
    })
  const settle = (input: HTMLInputElement) => set({ mac: typedMac(input.value) })
  return (
    <>
      <TextInput
        id={nameField.id}
        label={nameField.label}
        error={nameField.error}
        required={Boolean(needed?.name)}
        value={name ?? ''}
        onChange={(event) => set({ name: event.currentTarget.value || null })}
        onBlur={nameField.onBlur}
      />
      <TextInput
        id={macField.id}
        label={macField.label}
        error={macField.error}
        description={index === 0 ? t('hosts.macHint') : undefined}
        required={Boolean(needed?.mac)}
        value={mac && normaliseMac(mac) === mac ? formatMac(mac) : (mac ?? '')}
        onChange={(event) => set({ mac: event.currentTarget.value || null })}
        // Enter sends the form without leaving the field.
        onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget)}
        onBlur={(event) => {
          settle(event.currentTarget)
          macField.onBlur()
        }}
      />
    </>
  )
}
