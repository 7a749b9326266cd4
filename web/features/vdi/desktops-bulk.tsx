import { removeVirtualDesktops, type VirtualDesktop } from '#contract/virtual-desktops.ts'
import { selectionTexts } from '#texts/selection.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { IconTrash } from '#web/ui/layout/icons.tsx'
import { isRemovable, nameOf } from './desktop-words.ts'

export function RemoveMany({ desktops, clear }: { desktops: readonly VirtualDesktop[]; clear: () => void }) {
  const t = useTexts(selectionTexts)
  const removable = desktops.filter(isRemovable)
  return (
    <BulkWriteButton
      operation={removeVirtualDesktops}
      rows={removable}
      nameOf={nameOf}
      clear={clear}
      text={t('vdi.removeMany', { count: removable.length })}
      letter="d"
      icon={<IconTrash />}
      danger
      reason={removable.length === 0 && t('vdi.noneToRemove')}
      input={(ids) => ({ body: { ids } })}
      question={(names) => t('vdi.removeManyQuestion', { names })}
      done={(count) => t('vdi.removedMany', { count })}
    />
  )
}
