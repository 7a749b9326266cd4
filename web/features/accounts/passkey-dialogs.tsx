import { z } from 'zod'
import { addPasskey, type Passkey, readPasskeyOptions, renamePasskey } from '#contract/security.ts'
import type { Attestation } from '#contract/second-factor.ts'
import { securityTexts } from '#texts/security.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { makePasskey } from '#web/shared/accounts/passkey.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const nameShape = z.strictObject({ name: renamePasskey.body.shape.name })

interface AddPasskeyDialogProps {
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}

/** A name, then the browser asks for fingerprint, face or PIN. */
export function AddPasskeyDialog({ onCodes, onClose }: AddPasskeyDialogProps) {
  const t = useTexts(securityTexts)
  const add = useWrite(addPasskey, {
    done: ({ recoveryCodes }, { body: { name } }) => {
      notify.success(t('security.passkeyAdded', { name }))
      onClose()
      if (recoveryCodes) onCodes(recoveryCodes)
    },
  })
  const entry = useEntry(readPasskeyOptions, {
    initial: { name: '' },
    schema: nameShape,
    input: () => ({}),
    done: async ({ options }, { name }) => {
      const response = await makePasskey<Attestation>(options)
      if (response === 'exists') notify.error(t('security.passkeyExists'))
      else if (response === 'unsuitable') notify.error(t('security.passkeyKind'))
      else if (response === undefined) notify.error(t('security.passkeyNotMade'))
      else await add.run({ body: { name: name.trim(), response } })
    },
  })
  return (
    <EntryFormDialog
      title={t('security.passkeyAdd')}
      onClose={onClose}
      entry={entry}
      offered
      saveLabel={t('security.passkeyAdd')}
    >
      <TextField {...entry.field('name', t('security.passkeyName'))} hint={t('security.passkeyNameHint')} />
    </EntryFormDialog>
  )
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts(securityTexts)
  const entry = useEntry(renamePasskey, {
    initial: { name },
    input: (body) => ({ params: { id }, body }),
    done: (_, { name: chosen }) => {
      notify.success(t('security.passkeyRenamed', { name: chosen }))
      onClose()
    },
  })
  return (
    <EntryFormDialog
      title={t('security.passkeyRename', { name })}
      onClose={onClose}
      entry={entry}
      saveLabel={t('security.rename')}
    >
      <TextField {...entry.field('name', t('security.passkeyName'))} />
    </EntryFormDialog>
  )
}
