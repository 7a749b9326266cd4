import { avatarSize } from '#contract/profile.ts'
import type { Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { redrawPng } from '#platform/files/redraw.ts'
import { avatarBytes, removeAvatar, setAvatar } from './queries.ts'

/** Draws a picture again in the size of avatars. Refuses with profile.avatarInvalid. */
export const redrawAvatar = (upload: Uint8Array): Buffer =>
  redrawPng(upload, { width: avatarSize, height: avatarSize }) ?? fail('profile.avatarInvalid')

export async function readAvatar({ db, actor }: Read<Person>) {
  const bytes = (await avatarBytes(db, actor.accountId)) ?? fail('profile.noAvatar')
  return { fileName: 'avatar.png', mediaType: 'image/png', bytes }
}

export async function saveAvatar({ db, actor, audit }: Write<Person>, bytes: Buffer) {
  const { modifiedAt } = await setAvatar(db, actor.accountId, bytes)
  audit({ kind: 'account', id: actor.accountId, after: { avatar: 'changed' } })
  return { avatarAt: modifiedAt }
}

export async function deleteAvatar({ db, actor, audit }: Write<Person>): Promise<void> {
  if (await removeAvatar(db, actor.accountId))
    audit({ kind: 'account', id: actor.accountId, after: { avatar: 'removed' } })
}
