import { Code, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { hostRequestLimit } from '#contract/hosts.ts'
import { type Emergency, type EmergencyOffer, takeEmergencyLicence } from '#contract/emergencies.ts'
import { machineNames } from '#contract/machine-name.ts'
import { type HostRequest, readHostRequest } from '#licence/host-request.ts'
import type { ReasonCode } from '#licence/reason.ts'
import { describeReason } from '#licence/words.ts'
import { emergencyTexts } from '#texts/emergency-licence.ts'
import { Programs } from '#web/shared/licences/programs.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextareaField } from '#web/ui/form/fields/fields.tsx'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

interface EmergencyFormProps {
  /** The machine that died. */
  machine: EmergencyOffer['machines'][number]
  onTaken: (emergency: Emergency) => void
}

/** The request of the machine that stands in, and what happened. */
export function EmergencyForm({ machine, onTaken }: EmergencyFormProps) {
  const t = useTexts(emergencyTexts)
  const { language } = useLanguage()
  const [problem, setProblem] = useState('')
  const [request, setRequest] = useState<HostRequest | null>(null)
  const entry = useEntry(takeEmergencyLicence, {
    initial: { file: { name: '', content: '' }, slot: null as number | null, reason: '' },
    input: (body) => ({ params: { id: machine.hostId }, body }),
    needed: () => ['file.name'],
    done: onTaken,
    failed: (error) => {
      const { broken } = error.details as { broken?: { code: ReasonCode; detail: Record<string, string> }[] }
      setProblem([error.text(language), ...(broken ?? []).map((rule) => describeReason(rule, language))].join(' '))
      return true
    },
  })
  const take = async (file: File) => {
    setProblem('')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const read = readHostRequest(bytes)
    if (!read.ok) {
      setRequest(null)
      setProblem(describeReason({ code: read.code, detail: read.field ? { field: read.field } : {} }, language))
      return
    }
    setRequest(read.request)
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    entry.set({ file: { name: file.name, content }, slot: null })
  }
  const { slot, file } = entry.values
  const asksSlot = machine.binding === 'triade' && request?.hosts.length === 1
  return (
    <EntryForm entry={entry} saveLabel={t('emergency.take')} offered="valid" name={t('emergency.title')}>
      <Stack gap={8}>
        <FileDrop
          label={entry.field('file.name', t('emergency.step.file')).label}
          endings={['.id', '.xml']}
          limit={hostRequestLimit}
          error={problem}
          onFile={(chosen) => void take(chosen)}
        />
        <Hint>
          {t('emergency.fileHint')} <Code>npx keywerk-hostid</Code>
        </Hint>
        <Programs purpose="hostid" />
        {request && (
          <output>{t('emergency.fileChosen', { name: file.name, machine: machineNames(request.hosts) })}</output>
        )}
      </Stack>
      {asksSlot && (
        <Radio.Group
          label={t('emergency.slot')}
          value={slot === null ? null : String(slot)}
          onChange={(value) => entry.set({ slot: Number(value) })}
        >
          {machine.machines.map((one, index) => (
            <Radio
              key={machineNames([one])}
              mt="xs"
              value={String(index + 1)}
              label={`${index + 1}. ${machineNames([one])}`}
            />
          ))}
        </Radio.Group>
      )}
      <TextareaField {...entry.field('reason', t('emergency.step.reason'))} rows={2} hint={t('emergency.reasonHint')} />
    </EntryForm>
  )
}
