import { Alert, Button } from '@mantine/core'
import { uiTexts } from '#texts/ui.ts'
import { Dialog, DialogButtons } from './dialog.tsx'
import { IconCopy } from '../layout/icons.tsx'
import classes from './shown-once.module.css'
import { useCopy } from '../data/use-copy.ts'
import { useSecret } from './use-secret.ts'
import { useTexts } from '../data/use-texts.tsx'

interface ShownOnceProps {
  title: string
  /** That it is shown only now, and what it is for. */
  text: string
  value: string
  onClose: () => void
}

/** A secret the server tells a single time: to be copied, and closed by its own button only; leaving the page asks first. */
export function ShownOnce({ title, text, value, onClose }: ShownOnceProps) {
  const t = useTexts(uiTexts)
  const copy = useCopy()
  const kept = useSecret()
  const close = () => {
    kept()
    onClose()
  }
  return (
    <Dialog title={title}>
      <Alert color="yellow">{text}</Alert>
      <code className={classes.value}>{value}</code>
      <DialogButtons>
        <Button variant="default" leftSection={<IconCopy />} onClick={() => copy(value, t('ui.copied'))}>
          {t('ui.copy')}
        </Button>
        <Button onClick={close}>{t('ui.done')}</Button>
      </DialogButtons>
    </Dialog>
  )
}
