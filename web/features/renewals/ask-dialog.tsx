import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { hostRequestLimit } from '#contract/hosts.ts'
import { askForLicence, type LicenceRequest } from '#contract/renewals.ts'
import type { Validity } from '#contract/validity.ts'
import { validityWords } from '#texts/passport-words.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { Programs } from '#web/shared/licences/programs.tsx'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { SelectField, TextareaField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { hostOf } from './request-words.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** The product a request is about, with its machines. */
export interface AskedFor {
  id: string
  validity?: Validity
  /** The cloud account for which more places are asked. */
  cloudAccountId?: string | null
  hosts: readonly { id: string; disabled: boolean; machines: readonly { name: string | null; mac: string | null }[] }[]
}

interface AskDialogProps {
  kind: LicenceRequest['kind']
  holding: AskedFor
  onClose: () => void
}

/** Asks for a renewal, or for another machine with its new licence request. */
export function AskDialog({ kind, holding: { id, hosts, validity, cloudAccountId = null }, onClose }: AskDialogProps) {
  const t = useTexts(renewalsTexts)
  const { language } = useLanguage()
  const [problem, setProblem] = useState('')
  const entry = useEntry(askForLicence, {
    initial: noWish(kind, cloudAccountId),
    input: (body) => ({ params: { id }, body }),
    done: () => {
      notify.success(t('requests.sent'))
      onClose()
    },
    failed: (error) => {
      if (!error.code.startsWith('hosts.request')) return false
      setProblem(error.text(language))
      return true
    },
  })
  const take = async (file: File) => {
    setProblem('')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    entry.set({ file: { name: file.name, content } })
  }
  const machines = hosts.filter(({ disabled }) => !disabled)
  const choices = machines.map(({ id: value, machines: [first] }) => ({
    value,
    label: hostOf({ host: { id: value, name: first?.name ?? null, mac: first?.mac ?? null } }) || t('requests.host'),
  }))
  return (
    <EntryFormDialog
      title={t(`requests.ask.${kind}`)}
      onClose={onClose}
      size="lg"
      entry={entry}
      saveLabel={t('requests.send')}
      offered="valid"
    >
      <Hint>{t(`requests.hint.${kind}`)}</Hint>
      {kind === 'renewal' && (
        <>
          {validity && <Facts facts={[[t('requests.validity'), validityWords(validity, language)]]} />}
          <NativeSelect
            label={t('requests.months')}
            value={String(entry.values.months ?? '')}
            data={[
              ...wishedTerms.map((count) => ({ value: String(count), label: t('requests.monthsOf', { count }) })),
              { value: '', label: t('requests.monthsOther') },
            ]}
            onChange={({ currentTarget: { value } }) => entry.set({ months: value === '' ? null : Number(value) })}
          />
        </>
      )}
      {choices.length > 0 && (
        <SelectField
          {...entry.field('hostId', t('requests.host'))}
          choices={choices}
          clearable
          hint={t('requests.hostOptional')}
        />
      )}
      {kind === 'hostChange' && (
        <FileDrop
          label={t('requests.file')}
          endings={['.id']}
          limit={hostRequestLimit}
          error={problem}
          onFile={(file) => void take(file)}
        />
      )}
      {kind === 'hostChange' && <Programs purpose="hostid" />}
      {entry.values.file && <output>{t('requests.fileChosen', { name: entry.values.file.name })}</output>}
      <TextareaField {...entry.field('message', t('requests.message'))} rows={4} />
    </EntryFormDialog>
  )
}

/** What is wished for most; other terms are said in words. */
const wishedTerms = [12, 24, 36]

type Values = Pick<
  z.output<(typeof askForLicence)['body']>,
  'kind' | 'hostId' | 'cloudAccountId' | 'message' | 'months' | 'file'
>

const noWish = (kind: Values['kind'], cloudAccountId: string | null): Values => ({
  kind,
  hostId: null,
  cloudAccountId,
  months: kind === 'renewal' ? 12 : null,
  message: '',
  file: null,
})
