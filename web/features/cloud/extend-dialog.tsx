import { Select } from '@mantine/core'
import { useState } from 'react'
import { extendCloudConfiguration } from '#contract/cloud.ts'
import { endOfRuntime, extensions, extensionStart } from '#contract/cloud-terms.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { formats, today } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { SelectField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { useEndWords } from './words.ts'

interface Extended {
  id: string
  endDate: string
  modifiedAt: string
  /** Where there is a choice: what it is called. */
  stack?: unknown
}

interface Props<Account extends Extended> {
  /** One, or those to choose from; the first is proposed. */
  accounts: readonly [Account, ...Account[]]
  onClose: () => void
}

/** Extends a cloud account by another term; people, places and product stay. */
export function ExtendDialog<Account extends Extended>({ accounts, onClose }: Props<Account>) {
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  const endWords = useEndWords()
  const [chosen, setChosen] = useState(accounts[0].id)
  const { id, endDate, modifiedAt } = accounts.find((one) => one.id === chosen) ?? accounts[0]
  const entry = useEntry(extendCloudConfiguration, {
    initial: { runtime: '12' as const },
    input: (body) => ({ params: { id }, body: { ...body, modifiedAt } }),
    done: (saved) => {
      notify.success(t('cloud.extended', { end: endWords(saved.endDate) }))
      onClose()
    },
  })
  const start = extensionStart(endDate, today())
  const end = endWords(endOfRuntime(start, entry.values.runtime))
  return (
    <EntryFormDialog
      title={t('cloud.extend')}
      onClose={onClose}
      entry={entry}
      saveLabel={t('cloud.extend')}
      offered="valid"
    >
      <p>{t('cloud.extendHint')}</p>
      {accounts.length > 1 && (
        <Select
          label={a('cloudAccount.which')}
          value={chosen}
          allowDeselect={false}
          onChange={(value) => value && setChosen(value)}
          data={accounts.map((one) => ({
            value: one.id,
            label: a('cloudAccount.one', { stack: String(one.stack), end: endWords(one.endDate) }),
          }))}
        />
      )}
      <SelectField
        {...entry.field('runtime', t('cloud.runtime'))}
        choices={extensions.map((value) => ({ value, label: t(`cloud.runtime.${value}`) }))}
      />
      <p aria-live="polite">{t('cloud.extendTerm', { start: formats.date(start), end })}</p>
    </EntryFormDialog>
  )
}
