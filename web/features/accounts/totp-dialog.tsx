import { Stack, Text } from '@mantine/core'
import { confirmTotp } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { QrCode } from '#web/ui/layout/qr-code.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './security.module.css'

interface TotpDialogProps {
  secret: string
  uri: string
  onClose: () => void
  /** The app counts; with the first recovery codes, if there were none. */
  onDone: (codes: readonly string[] | null) => void
}

/** The secret as a QR code and in groups of four, and a code of the app to prove it has it. */
export function TotpDialog({ secret, uri, onClose, onDone }: TotpDialogProps) {
  const t = useTexts(securityTexts)
  const entry = useEntry(confirmTotp, {
    initial: { code: '' },
    done: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <Dialog title={t('security.totpSetUp')} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('security.totpScan')}</Text>
        <QrCode className={classes.qr} text={uri} label={t('security.totpQr')} />
        <p className={classes.secret}>
          <span>{t('security.totpSecret')}</span> <code>{secret.replaceAll(/.{4}(?!$)/g, '$& ')}</code>
        </p>
        <EntryForm entry={entry} mayLeave offered saveLabel={t('security.totpConfirm')}>
          <TextField
            {...entry.field('code', t('security.totpCode'))}
            hint={t('security.totpCodeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </EntryForm>
      </Stack>
    </Dialog>
  )
}
