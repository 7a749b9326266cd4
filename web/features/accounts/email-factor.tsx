import { Switch } from '@mantine/core'
import { setEmailFactor } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { confirm } from '#web/ui/confirm.ts'
import { notify } from '#web/ui/notify.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useMe } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** The switch for mailed codes. It shows what the server says: cancelling and failures leave it where it was. */
export function EmailFactor({ enabled }: { enabled: boolean }) {
  const t = useTexts(securityTexts)
  const { email } = useMe()
  const write = useWrite(setEmailFactor, {
    done: (_, { body }) => notify.success(t(body.enabled ? 'security.emailOnDone' : 'security.emailOffDone')),
  })
  async function ask() {
    const sure = await confirm({
      title: t(enabled ? 'security.emailOffTitle' : 'security.emailOnTitle'),
      question: t(enabled ? 'security.emailOffQuestion' : 'security.emailOnQuestion', { email }),
      confirmLabel: t(enabled ? 'security.turnOff' : 'security.turnOn'),
      danger: enabled,
    })
    if (sure) await write.run({ body: { enabled: !enabled } })
  }
  return (
    <Switch
      label={t('security.emailFactor')}
      description={t('security.emailFactorHint', { email })}
      checked={enabled}
      disabled={write.pending}
      onChange={() => void ask()}
    />
  )
}
