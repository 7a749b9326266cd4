import { Button } from '@mantine/core'
import { useState } from 'react'
import { saveAvatar } from '#contract/profile.ts'
import { profileTexts } from '#texts/profile.ts'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { AvatarCrop } from './avatar-crop.tsx'
import { type Crop, wholePicture } from './crop.ts'
import { drawAvatar } from './draw-avatar.ts'

const endings = ['.png', '.jpg', '.jpeg', '.webp'] as const
const limit = 20_000_000

/** Choose a picture, choose its square, use it. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileTexts)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const [problem, setProblem] = useState('')
  const write = useWrite(saveAvatar, {
    done: () => {
      notify.success(t('profile.avatarSaved'))
      onClose()
    },
  })
  async function open(file: File) {
    setProblem('')
    try {
      // Browsers read no SVG here, and what they read is pixels from now on.
      setPicture(await createImageBitmap(file))
      setCrop(wholePicture)
    } catch {
      setProblem(t('profile.avatarUnreadable', { name: file.name }))
    }
  }
  async function use() {
    if (picture) await write.run({ upload: await drawAvatar(picture, crop) })
  }
  return (
    <Dialog title={t('profile.avatar')} onClose={onClose}>
      {picture ? (
        <>
          <AvatarCrop picture={picture} crop={crop} onCrop={setCrop} />
          <DialogButtons>
            <Button variant="default" onClick={() => setPicture(null)}>
              {t('profile.avatarOther')}
            </Button>
            <Button loading={write.pending} onClick={() => void use()}>
              {t('profile.avatarUse')}
            </Button>
          </DialogButtons>
        </>
      ) : (
        <FileDrop
          label={t('profile.avatarFile')}
          endings={endings}
          limit={limit}
          error={problem || undefined}
          onFile={(file) => void open(file)}
        />
      )}
    </Dialog>
  )
}
