import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { type Passkey, removePasskey } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { confirm } from '#web/ui/confirm.ts'
import { formats } from '#web/ui/formats.ts'
import { IconEdit, IconTrash } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { knowsPasskeys } from '#web/ui/passkey.ts'
import { RowButton } from '#web/ui/table/row-button.tsx'
import { useWrite } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { Part } from './part.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import classes from './security.module.css'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  onCodes: (codes: readonly string[]) => void
}

/** One's passkeys: add, rename, remove. */
export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const t = useTexts(securityTexts)
  const [adding, setAdding] = useState(false)
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const remove = useWrite(removePasskey, {
    done: (_, { params }) => {
      const name = passkeys.find(({ id }) => id === params.id)?.name ?? ''
      notify.success(t('security.passkeyRemoved', { name }))
    },
  })
  async function ask({ id, name }: Passkey) {
    const sure = await confirm({
      title: t('security.passkeyRemove', { name }),
      question: t('security.passkeyRemoveQuestion', { name }),
      confirmLabel: t('security.remove'),
      danger: true,
    })
    if (sure) await remove.run({ params: { id } })
  }
  const used = ({ lastUsedAt }: Passkey) => (lastUsedAt ? formats.instant(lastUsedAt) : t('security.passkeyNeverUsed'))
  return (
    <Part
      title={t('security.passkeys')}
      text={t(knowsPasskeys() ? 'security.passkeysHint' : 'security.passkeyUnsupported')}
      actions={
        knowsPasskeys() && (
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('security.passkeyAdd')}
          </Button>
        )
      }
    >
      {passkeys.length === 0 ? (
        <Text size="sm">{t('security.noPasskeys')}</Text>
      ) : (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={classes.entry}>
              <span className={classes.words}>
                <strong>{passkey.name}</strong>
                {passkey.backedUp && ` (${t('security.passkeySynced')})`}
                <Text component="span" display="block" size="sm" c="dimmed">
                  {`${t('security.passkeyCreated')}: ${formats.date(passkey.createdAt)} · ${t('security.passkeyUsed')}: ${used(passkey)}`}
                </Text>
              </span>
              <RowButton
                text={t('security.passkeyRename', { name: passkey.name })}
                icon={<IconEdit />}
                onClick={() => setRenaming(passkey)}
              />
              <RowButton
                danger
                text={t('security.passkeyRemove', { name: passkey.name })}
                icon={<IconTrash />}
                onClick={() => void ask(passkey)}
              />
            </li>
          ))}
        </ul>
      )}
      {adding && <AddPasskeyDialog onCodes={onCodes} onClose={() => setAdding(false)} />}
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} />}
    </Part>
  )
}
