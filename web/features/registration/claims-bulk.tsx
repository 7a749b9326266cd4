import { type CompanyClaim, declineCompanyClaims } from '#contract/registration.ts'
import { selectionTexts } from '#texts/selection.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { IconTrash } from '#web/ui/layout/icons.tsx'

const nameOf = ({ firstName, lastName }: CompanyClaim): string => `${firstName} ${lastName}`

export function DeclineMany({ claims, clear }: { claims: readonly CompanyClaim[]; clear: () => void }) {
  const t = useTexts(selectionTexts)
  const open = claims.filter(({ state }) => state === 'open')
  return (
    <BulkWriteButton
      operation={declineCompanyClaims}
      rows={open}
      nameOf={nameOf}
      clear={clear}
      text={t('registration.declineMany', { count: open.length })}
      letter="d"
      icon={<IconTrash />}
      danger
      reason={open.length === 0 && t('registration.noneOpen')}
      input={(ids) => ({ body: { ids } })}
      question={(names) => t('registration.declineManyQuestion', { names })}
      done={(count) => t('registration.declinedMany', { count })}
    />
  )
}
