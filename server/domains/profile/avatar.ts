import { inflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { avatarSize } from '#contract/profile.ts'
import { fail } from '#platform/failure.ts'
import type { Read, Write } from '#platform/operations.ts'
import { avatarBytes, removeAvatar, setAvatar } from './queries.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
// The length and the name of the first chunk, then width and height (PNG, third edition, section 11.2.1).
const beginning = Buffer.concat([
  signature,
  Buffer.from('0000000d', 'hex'),
  Buffer.from('IHDR'),
  fourBytes(avatarSize),
  fourBytes(avatarSize),
])
// 8 bits; RGB or RGBA; deflate; the one filter method; no interlacing: what browsers draw.
const kinds = ['0802000000', '0806000000']

/**
 * The picture drawn anew, byte for byte what this server writes: whatever else was in the file is gone. Size and format
 * are read before anything is unpacked, and unpacking stops at that size. Refuses with profile.avatarInvalid.
 */
export function drawnAnew(upload: Uint8Array): Buffer {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  if (!bytes.subarray(0, 24).equals(beginning) || !kinds.includes(bytes.toString('hex', 24, 29)))
    fail('profile.avatarInvalid')
  try {
    if (!hasAllRows(bytes)) fail('profile.avatarInvalid')
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

/**
 * Whether the compressed rows are as many as the header says: what is missing, the decoder would fill with whatever
 * lies in memory.
 */
function hasAllRows(bytes: Buffer): boolean {
  const packed: Buffer[] = []
  for (let at = signature.length; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  const channels = bytes[25] === 6 ? 4 : 3
  const expected = (avatarSize * channels + 1) * avatarSize
  return inflateSync(Buffer.concat(packed), { maxOutputLength: expected }).length === expected
}

function fourBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
