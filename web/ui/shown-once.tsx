import { Alert, Button } from '@mantine/core'
import { uiTexts } from '#texts/ui.ts'
import { Dialog, DialogButtons } from './dialog.tsx'
import { IconCopy } from './icons.tsx'
import { notify } from './notify.ts'
import classes from './shown-once.module.css'
import { useTexts } from './use-texts.tsx'

interface ShownOnceProps {
  title: string
  /** That it is shown only now, and what it is for. */
  text: string
  value: string
  onClose: () => void
}

/** A secret the server tells a single time: to be copied, and closed by its own button only. */
export function ShownOnce({ title, text, value, onClose }: ShownOnceProps) {
  const t = useTexts(uiTexts)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify.success(t('ui.copied')),
      () => undefined,
    )
  return (
    <Dialog title={title}>
      <Alert color="yellow">{text}</Alert>
      <code className={classes.value}>{value}</code>
      <DialogButtons>
        <Button variant="default" leftSection={<IconCopy />} onClick={() => void copy()}>
          {t('ui.copy')}
        </Button>
        <Button onClick={onClose}>{t('ui.done')}</Button>
      </DialogButtons>
    </Dialog>
  )
}
