import { type ReactNode, useState } from 'react'
import type { renewLicences } from '#contract/licence-renewals.ts'
import { renewingTexts } from '#texts/renewing.ts'
import type { Output } from '#web/api/request.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { RenewedLicences } from './renewed.tsx'
import { RenewalWishForm } from './renewal-wish-form.tsx'

interface RenewDialogProps {
  /** Machines, or products without licence. */
  subjectIds: readonly string[]
  /** For how long at first; left out: a year. */
  months?: number | undefined
  /** What may come next once they are renewed: the answer to a request. */
  next?: ReactNode
  onClose: (renewed: boolean) => void
}

/** Renews machines: the term with a preview of what really changes, then the new licences, to be mailed or downloaded. */
export function RenewDialog({ subjectIds, months = 12, next, onClose }: RenewDialogProps) {
  const t = useTexts(renewingTexts)
  const [done, setDone] = useState<Output<typeof renewLicences>['items'] | null>(null)
  const count = done?.length ?? subjectIds.length
  return (
    <Dialog
      title={t(done ? 'renewing.done' : 'renewing.title', { count })}
      size={920}
      stays
      onClose={() => onClose(done !== null)}
    >
      {done ? (
        <RenewedLicences renewed={done} next={next} />
      ) : (
        <RenewalWishForm subjectIds={subjectIds} months={months} onDone={setDone} />
      )}
    </Dialog>
  )
}
