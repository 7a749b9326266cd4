import { Button } from '@mantine/core'
import { useState } from 'react'
import { removeTotp, startTotp } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Part } from './part.tsx'
import { TotpDialog } from './totp-dialog.tsx'

/** The authenticator app: set up with a code of its own, or removed. */
export function Totp({ enabled, onCodes }: { enabled: boolean; onCodes: (codes: readonly string[]) => void }) {
  const t = useTexts(securityTexts)
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null)
  const start = useWrite(startTotp, { done: setStarted })
  const { remove, pending } = useRemoval(removeTotp, () => ({
    input: {},
    title: t('security.totpRemove'),
    question: t('security.totpRemoveQuestion'),
    confirmLabel: t('security.remove'),
    removed: () => notify.success(t('security.totpRemoved')),
  }))
  return (
    <Part
      title={t('security.totp')}
      text={t(enabled ? 'security.totpOn' : 'security.totpOff')}
      actions={
        enabled ? (
          <Button variant="default" loading={pending} onClick={() => remove()}>
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
