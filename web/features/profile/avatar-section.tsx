import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { deleteAvatar, readAvatar, saveAvatar } from '#contract/profile.ts'
import { profileTexts } from '#texts/profile.ts'
import { fetchFile } from '#web/api.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { IconAccount } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { AvatarDialog } from './avatar-dialog.tsx'
import classes from './profile.module.css'

/** One's own picture, to set, change and remove. */
export function AvatarSection({ avatarAt }: { avatarAt: string | null }) {
  const t = useTexts(profileTexts)
  const { can } = useSession()
  const picture = usePicture(avatarAt)
  const { remove, pending } = useRemoval(deleteAvatar, () => ({
    input: {},
    title: t('profile.avatarRemove'),
    question: t('profile.avatarRemoveQuestion'),
    removed: () => notify.success(t('profile.avatarRemoved')),
  }))
  return (
    <div className={classes.avatar}>
      <span className={classes.picture}>
        {picture ? <img src={picture} alt={t('profile.avatar')} width={96} height={96} /> : <IconAccount size="3rem" />}
      </span>
      {can(saveAvatar.access) && (
        <Buttons>
          <DialogButton dialog={(close) => <AvatarDialog onClose={close} />}>
            {t(avatarAt ? 'profile.avatarChange' : 'profile.avatarChoose')}
          </DialogButton>
          {avatarAt && (
            <Button variant="subtle" loading={pending} onClick={() => remove()}>
              {t('profile.avatarRemove')}
            </Button>
          )}
        </Buttons>
      )}
    </div>
  )
}

/** The address of the picture in this tab; it is read anew when it was changed. */
function usePicture(avatarAt: string | null): string | null {
  const [picture, setPicture] = useState<{ of: string; address: string } | null>(null)
  useEffect(() => {
    if (!avatarAt) return undefined
    let address = ''
    const loading = new AbortController()
    const load = async () => {
      address = URL.createObjectURL(await fetchFile(readAvatar, {}, { signal: loading.signal }))
      if (!loading.signal.aborted) setPicture({ of: avatarAt, address })
    }
    // Without the picture its place shows the sign for one.
    load().catch(() => undefined)
    return () => {
      loading.abort()
      URL.revokeObjectURL(address)
    }
  }, [avatarAt])
  return picture?.of === avatarAt ? picture.address : null
}
