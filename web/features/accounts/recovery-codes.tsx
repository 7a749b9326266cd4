import { Button } from '@mantine/core'
import { createRecoveryCodes } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Part } from './part.tsx'

/** How many codes are left, and new ones. */
export function RecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const t = useTexts(securityTexts)
  const create = useWrite(createRecoveryCodes, { done: ({ recoveryCodes }) => onCodes(recoveryCodes) })
  async function ask() {
    const sure =
      left === 0 ||
      (await confirm({
        title: t('security.recoveryRenew'),
        question: t('security.recoveryRenewQuestion'),
      }))
    if (sure) await create.run()
  }
  const state = left === 0 ? t('security.recoveryNone') : t('security.recoveryLeft', { count: left })
  return (
    <Part
      title={t('security.recovery')}
      text={`${t('security.recoveryHint')} ${state}`}
      actions={
        <Button variant="default" loading={create.pending} onClick={() => void ask()}>
          {t(left === 0 ? 'security.recoveryCreate' : 'security.recoveryRenew')}
        </Button>
      }
    />
  )
}
