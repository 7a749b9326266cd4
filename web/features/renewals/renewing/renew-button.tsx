import { lazy, type ReactNode } from 'react'
import type { ButtonProps } from '@mantine/core'
import { renewLicences } from '#contract/licence-renewals.ts'
import { renewingTexts } from '#texts/renewing.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { IconRefresh } from '#web/ui/layout/icons.tsx'

const RenewDialog = lazy(async () => ({ default: (await import('./renew-dialog.tsx')).RenewDialog }))

interface RenewButtonProps extends ButtonProps {
  subjectIds: readonly string[]
  /** What was asked for. */
  months?: number
  next?: ReactNode
}

/** Opens the dialog that renews machines, for who may. */
export function RenewButton({ subjectIds, months, next, ...button }: RenewButtonProps) {
  const t = useTexts(renewingTexts)
  const { can } = useSession()
  if (!can(renewLicences.access)) return null
  return (
    <DialogButton
      leftSection={<IconRefresh />}
      {...button}
      dialog={(close) => <RenewDialog subjectIds={subjectIds} months={months} next={next} onClose={close} />}
    >
      {t('renewing.action')}
    </DialogButton>
  )
}
