import { Switch } from '@mantine/core'
import { setEmailFactor } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useMe } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** The switch for mailed codes. It shows what the server says: cancelling and failures leave it where it was. */
export function EmailFactor({ enabled }: { enabled: boolean }) {
  const t = useTexts(securityTexts)
  const { email } = useMe()
  const { ask, pending } = useConfirmed(setEmailFactor, () => ({
    input: { body: { enabled: !enabled } },
    title: t(enabled ? 'security.emailOffTitle' : 'security.emailOnTitle'),
    question: t(enabled ? 'security.emailOffQuestion' : 'security.emailOnQuestion', { email }),
    confirmLabel: t(enabled ? 'security.turnOff' : 'security.turnOn'),
    danger: enabled,
    done: () => notify.success(t(enabled ? 'security.emailOffDone' : 'security.emailOnDone')),
  }))
  return (
    <Switch
      label={t('security.emailFactor')}
      description={t('security.emailFactorHint', { email })}
      checked={enabled}
      disabled={pending}
      onChange={() => ask()}
    />
  )
}
