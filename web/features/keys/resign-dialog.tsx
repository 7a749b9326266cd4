import { Button, Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type SigningKey, startResigning } from '#contract/keys.ts'
import { keysTexts } from '#texts/keys.ts'
import { CloseDialogButton, Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './keys.module.css'

/** What signing again means, whether to mail it, and the start. */
export function ResignDialog({ signingKey, onClose }: { signingKey: SigningKey; onClose: () => void }) {
  const t = useTexts(keysTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [mail, setMail] = useState(true)
  const { run, pending } = useWrite(startResigning, {
    done: ({ id }) => navigate({ to: '/management/keys/$id', params: { id } }),
  })
  const { id, live, holders } = signingKey
  const facts = { key: id, live: formats.number(live, language), holders: formats.number(holders, language) }
  return (
    <Dialog onClose={onClose} title={t('keys.resign.title')}>
      <p className={classes.text}>{t('keys.resign.text', facts)}</p>
      <Checkbox
        label={t('keys.resign.mail')}
        description={t('keys.resign.mailHint')}
        checked={mail}
        onChange={(event) => setMail(event.currentTarget.checked)}
      />
      <DialogButtons>
        <CloseDialogButton cancel />
        <Button loading={pending} data-autofocus onClick={() => void run({ params: { id }, body: { mail } })}>
          {t('keys.resign.start')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
