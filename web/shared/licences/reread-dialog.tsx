import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { hostRequestLimit, readTraitBinding, rereadHost } from '#contract/hosts.ts'
import type { TraitReading } from '#contract/traits.ts'
import { traitBindingTexts } from '#texts/trait-binding.ts'
import { uiTexts } from '#texts/ui.ts'
import { Dialog, DialogButtons } from '../../ui/dialog/dialog.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { FileDrop } from '../../ui/form/files/file-drop.tsx'
import { useRead, useWrite } from '../../ui/data/use-api.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { Programs } from './programs.tsx'
import { TraitCommand, TraitVerdict } from './trait-list.tsx'

interface RereadDialogProps {
  holdingId: string
  hostId: string
  onClose: () => void
}

/** Reads a machine again: within the policy its licence is issued anew, else it is said what changed. */
export function RereadDialog({ holdingId, hostId, onClose }: RereadDialogProps) {
  const t = useTexts(traitBindingTexts)
  const ui = useTexts(uiTexts)
  const { language } = useLanguage()
  const binding = useRead(readTraitBinding, { params: { id: holdingId } })
  const [reading, setReading] = useState<TraitReading | null>(null)
  const write = useWrite(rereadHost, {
    failed: () => true,
    done: ({ reading: found, serial }) => {
      setReading(found)
      if (serial !== null) notify.success(t('traits.rereadDone', { serial }))
    },
  })
  const send = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    await write.run({ params: { id: hostId }, body: { file: { name: file.name, content } } })
  }
  return (
    <Dialog title={t('traits.rereadTitle')} onClose={onClose}>
      <Stack gap="sm">
        {binding.data && <TraitCommand salt={binding.data.salt} />}
        <FileDrop
          label={t('traits.rereadFile')}
          endings={['.id', '.xml']}
          limit={hostRequestLimit}
          pending={write.pending}
          error={write.error?.text(language)}
          onFile={(file) => void send(file)}
        />
        <Programs purpose="hostid" />
        {reading && <TraitVerdict compared={reading} />}
        {reading && !reading.fits && <p>{t('traits.rereadOther')}</p>}
      </Stack>
      {reading && (
        <DialogButtons>
          <Button onClick={onClose}>{ui('ui.done')}</Button>
        </DialogButtons>
      )}
    </Dialog>
  )
}
