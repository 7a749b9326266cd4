import { PNG } from 'pngjs'
import { avatarSize } from '#contract/profile.ts'
import { fail } from '#platform/failure.ts'
import type { Read, Write } from '#platform/operations.ts'
import { avatarBytes, removeAvatar, setAvatar } from './queries.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
// Width, height, 8 bits, RGB or RGBA, deflate, no interlacing (PNG, third edition, section 11.2.1): what browsers draw.
const header = /^IHDR(.{4})(.{4})\x08[\x02\x06]\x00\x00\x00$/s

/**
 * The picture drawn anew, byte for byte what this server writes: whatever else was in the file is gone. Size and format
 * are read before anything is unpacked, and unpacking stops at that size. Refuses with profile.avatarInvalid.
 */
export function drawnAnew(upload: Uint8Array): Buffer {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(avatarSize)
  const found = header.exec(bytes.toString('latin1', 12, 29))
  const fits = found?.[1] === size.toString('latin1') && found[2] === size.toString('latin1')
  if (!fits || !bytes.subarray(0, 8).equals(signature)) fail('profile.avatarInvalid')
  try {
    const { data } = PNG.sync.read(bytes, { checkCRC: true })
    if (data.length !== avatarSize * avatarSize * 4) fail('profile.avatarInvalid')
    const png = new PNG({ width: avatarSize, height: avatarSize })
    data.copy(png.data)
    return PNG.sync.write(png, { colorType: 2, bgColor: { red: 255, green: 255, blue: 255 }, inputHasAlpha: true })
  } catch {
    return fail('profile.avatarInvalid')
  }
}

export async function readAvatar({ db, actor }: Read) {
  const bytes = (await avatarBytes(db, actor.accountId!)) ?? fail('profile.noAvatar')
  return { fileName: 'avatar.png', mediaType: 'image/png', bytes }
}

export async function saveAvatar({ db, actor, audit }: Write, bytes: Buffer) {
  const { modifiedAt } = await setAvatar(db, actor.accountId!, bytes)
  audit({ kind: 'account', id: actor.accountId!, after: { avatar: 'changed' } })
  return { avatarAt: modifiedAt }
}

export async function deleteAvatar({ db, actor, audit }: Write): Promise<void> {
  if (await removeAvatar(db, actor.accountId!))
    audit({ kind: 'account', id: actor.accountId!, after: { avatar: 'removed' } })
}
