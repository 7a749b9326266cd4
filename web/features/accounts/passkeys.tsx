import { Text } from '@mantine/core'
import { useState } from 'react'
import { type Passkey, removePasskey } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconEdit } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { knowsPasskeys } from '#web/shared/accounts/passkey.ts'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Part } from './part.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import classes from './security.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  onCodes: (codes: readonly string[]) => void
}

/** One's passkeys: add, rename, remove. */
export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const t = useTexts(securityTexts)
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const { remove } = useRemoval(removePasskey, ({ id, name }: Passkey) => ({
    input: { params: { id } },
    title: t('security.passkeyRemove', { name }),
    question: t('security.passkeyRemoveQuestion', { name }),
    confirmLabel: t('security.remove'),
    removed: () => notify.success(t('security.passkeyRemoved', { name })),
  }))
  const used = ({ lastUsedAt }: Passkey) => (lastUsedAt ? formats.instant(lastUsedAt) : t('security.passkeyNeverUsed'))
  return (
    <Part
      title={t('security.passkeys')}
      text={t(knowsPasskeys() ? 'security.passkeysHint' : 'security.passkeyUnsupported')}
      actions={
        knowsPasskeys() && (
          <DialogButton dialog={(close) => <AddPasskeyDialog onCodes={onCodes} onClose={close} />}>
            {t('security.passkeyAdd')}
          </DialogButton>
        )
      }
    >
      {passkeys.length === 0 ? (
        <Text size="sm">{t('security.noPasskeys')}</Text>
      ) : (
        <PlainList gap="0.5rem">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={classes.entry}>
              <span className={classes.words}>
                <strong>{passkey.name}</strong>
                {passkey.backedUp && ` (${t('security.passkeySynced')})`}
                <Text component="span" display="block" size="sm" c="dimmed">
                  {`${t('security.passkeyCreated')}: ${formats.date(passkey.createdAt)} · ${t('security.passkeyUsed')}: ${used(passkey)}`}
                </Text>
                {passkey.setBackAt && (
                  <Text component="span" display="block" size="sm" c="red">
                    {t('security.passkeySuspect', { date: formats.instant(passkey.setBackAt) })}
                  </Text>
                )}
              </span>
              <RowButton
                text={t('security.passkeyRename', { name: passkey.name })}
                icon={<IconEdit />}
                onClick={() => setRenaming(passkey)}
              />
              <RemoveButton
                text={t('security.passkeyRemove', { name: passkey.name })}
                onClick={() => remove(passkey)}
              />
            </li>
          ))}
        </PlainList>
      )}
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} />}
    </Part>
  )
}
