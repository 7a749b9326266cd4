import { Button } from '@mantine/core'
import { useState } from 'react'
import { confirm } from '../ui/dialog/confirm.ts'
import { Dialog, DialogButtons } from '../ui/dialog/dialog.tsx'
import { TextField } from '../ui/form/fields/fields.tsx'
import { ReasonButton } from '../ui/feedback/reason-button.tsx'
import { ShownOnce } from '../ui/dialog/shown-once.tsx'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, Row, State } from './states.tsx'
import { useSample } from './use-sample.ts'
import { kitTexts } from './words.ts'

export function Dialogs() {
  const t = useTexts(kitTexts)
  const [open, setOpen] = useState<'form' | 'once' | null>(null)
  const name = useSample(t('kit.name'), '')
  const close = () => setOpen(null)
  const ask = (danger: boolean) =>
    void confirm({
      title: t(danger ? 'kit.delete' : 'kit.save'),
      question: t(danger ? 'kit.question' : 'kit.longText'),
      danger,
    })
  return (
    <Group title="kit.dialogs">
      <State name="kit.kinds">
        <Row>
          <Button variant="default" onClick={() => ask(true)}>
            {t('kit.delete')}
          </Button>
          <Button variant="default" onClick={() => ask(false)}>
            {t('kit.save')}
          </Button>
          <Button variant="default" onClick={() => setOpen('form')}>
            {t('kit.edit')}
          </Button>
          <Button variant="default" onClick={() => setOpen('once')}>
            {t('kit.password')}
          </Button>
        </Row>
      </State>
      {open === 'form' && (
        <Dialog title={t('kit.edit')} onClose={close}>
          <TextField {...name} hint={t('kit.hint')} />
          <DialogButtons>
            <Button variant="default" onClick={close}>
              {t('kit.cancel')}
            </Button>
            <ReasonButton reason={!name.value && t('kit.missing')} onClick={close}>
              {t('kit.save')}
            </ReasonButton>
          </DialogButtons>
        </Dialog>
      )}
      {open === 'once' && (
        <ShownOnce title={t('kit.password')} text={t('kit.secret')} value="kw_4f6a2b19c8d7e3" onClose={close} />
      )}
    </Group>
  )
}
