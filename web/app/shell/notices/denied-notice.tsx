import { Button, Text } from '@mantine/core'
import { shellTexts } from '#texts/shell.ts'
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx'
import { useTexts } from '../../../ui/data/use-texts.tsx'

/** The unauthorized notice: one stays on the page one was. */
export function DeniedNotice({ onClose }: { onClose: () => void }) {
  const t = useTexts(shellTexts)
  return (
    <Dialog title={t('shell.denied')} onClose={onClose}>
      <Text size="sm">{t('shell.deniedText')}</Text>
      <DialogButtons>
        <Button data-autofocus onClick={onClose}>
          {t('shell.understood')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
