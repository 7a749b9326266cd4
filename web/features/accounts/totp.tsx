import { Button } from '@mantine/core'
import { useState } from 'react'
import { removeTotp, startTotp } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { confirm } from '#web/ui/confirm.ts'
import { notify } from '#web/ui/notify.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { Part } from './part.tsx'
import { TotpDialog } from './totp-dialog.tsx'

/** The authenticator app: set up with a code of its own, or removed. */
export function Totp({ enabled, onCodes }: { enabled: boolean; onCodes: (codes: readonly string[]) => void }) {
  const t = useTexts(securityTexts)
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null)
  const start = useWrite(startTotp, { done: setStarted })
  const remove = useWrite(removeTotp, { done: () => notify.success(t('security.totpRemoved')) })
  async function ask() {
    const sure = await confirm({
      title: t('security.totpRemove'),
      question: t('security.totpRemoveQuestion'),
      confirmLabel: t('security.remove'),
      danger: true,
    })
    if (sure) await remove.run()
  }
  return (
    <Part
      title={t('security.totp')}
      text={t(enabled ? 'security.totpOn' : 'security.totpOff')}
      actions={
        enabled ? (
          <Button variant="default" loading={remove.pending} onClick={() => void ask()}>
            {t('security.totpRemove')}
          </Button>
        ) : (
          <Button variant="default" loading={start.pending} onClick={() => void start.run()}>
            {t('security.totpSetUp')}
          </Button>
        )
      }
    >
      {started && (
        <TotpDialog
          {...started}
          onClose={() => setStarted(null)}
          onDone={(codes) => {
            setStarted(null)
            notify.success(t('security.totpDone'))
            if (codes) onCodes(codes)
          }}
        />
      )}
    </Part>
  )
}
