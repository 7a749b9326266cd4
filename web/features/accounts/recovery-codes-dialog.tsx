import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { securityTexts } from '#texts/security.ts'
import { save } from '#web/api.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconCopy, IconDownload, IconPrint } from '#web/ui/layout/icons.tsx'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useCopy } from '#web/ui/data/use-copy.ts'
import { useSecret } from '#web/ui/dialog/use-secret.ts'
import { useMe } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './security.module.css'

/** The codes, this once: to print, copy or download. Only the button below says that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(securityTexts)
  const { email } = useMe()
  const { vendorName } = usePortal()
  const [today] = useState(() => formats.date(new Date().toISOString()))
  const heading = t('security.recoveryFor', { email, vendor: vendorName, date: today })
  const text = `${heading}\n\n${codes.join('\n')}\n`
  const copy = useCopy()
  const kept = useSecret()
  const close = () => {
    kept()
    onClose()
  }
  return (
    <Dialog title={t('security.recoveryTitle')}>
      <Text size="sm">{t('security.recoveryOnce')}</Text>
      <div className={classes.sheet}>
        <p className={classes.printed}>{heading}</p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <Buttons>
        <Button variant="default" leftSection={<IconPrint />} onClick={() => print()}>
          {t('security.print')}
        </Button>
        <Button variant="default" leftSection={<IconCopy />} onClick={() => copy(text, t('security.copied'))}>
          {t('security.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload />}
          onClick={() => save(new Blob([text], { type: 'text/plain' }), `${t('security.recoveryFile')}.txt`)}
        >
          {t('security.download')}
        </Button>
      </Buttons>
      <DialogButtons>
        <Button onClick={close}>{t('security.recoveryKept')}</Button>
      </DialogButtons>
    </Dialog>
  )
}
