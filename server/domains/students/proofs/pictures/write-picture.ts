import { BlendMode, type Orientation, ResizeFit, Transformer } from '@napi-rs/image'
import { imageSize } from 'image-size'
import { PNG } from 'pngjs'
import type { CleanFile, FileRefusal } from '../clean-file.ts'
import { jpegHead } from './jpeg-head.ts'
import { mendedPng } from './mended-png.ts'
import { orientationOf } from './orientation.ts'
import type { PictureSize } from './picture-size.ts'

const pixelsAtMost = 60_000_000
/** Bytes a picture may have unpacked, all pixels at 8 bits for a colour: reading one takes some three times as much. */
const unpackedAtMost = pixelsAtMost * 3
/** Pixels of the longer side: enough to read a certificate. */
const side = 2400
/** Pixels of the shorter side below which nothing can be read. */
const shortest = 16

/** The picture alone on white, upright and no larger than needed: no place, no camera, nothing behind its end. */
export function writePicture(upload: Uint8Array): CleanFile | FileRefusal {
  try {
    const bytes = isPng(upload) ? mendedPng(upload) : upload
    const jpeg = isJpeg(bytes) ? jpegHead(bytes) : null
    const size = { ...(jpeg ?? imageSize(bytes)), bytesOfPixel: bytesOfPixel(bytes) }
    const refused = refusalOf(size)
    if (refused) return { refused }
    const clean = drawPicture(bytes, size, { transparent: !jpeg, orientation: orientationOf(bytes) })
    if (jpeg?.whole === false && hasGreyEdge(clean)) return { refused: 'students.imageCut' }
    return { bytes: clean, mediaType: 'image/jpeg' }
  } catch {
    return { refused: 'students.imageUnreadable' }
  }
}

/** Why a picture of that size is not drawn: what would unpack to too much is refused before anything is. */
export function refusalOf({ width, height, bytesOfPixel: each }: PictureSize): FileRefusal['refused'] | null {
  if (width * height > pixelsAtMost || width * height * each > unpackedAtMost) return 'students.imageTooLarge'
  return Math.min(width, height) < shortest ? 'students.imageTooSmall' : null
}

interface Drawing {
  transparent: boolean
  orientation: Orientation
}

/** The JPEG of a picture. Throws for one that cannot be read. */
export function drawPicture(
  bytes: Uint8Array,
  { width, height }: PictureSize,
  { transparent, orientation }: Drawing,
): Buffer {
  const source = new Transformer(Buffer.from(bytes)).rotate(orientation)
  // Turned upright, width and height may have changed places.
  if (Math.max(width, height) > side) source.resize({ width: side, height: side, fit: ResizeFit.Inside })
  // JPEG knows no transparency: what can be seen through would become black.
  if (transparent) source.composite(whiteTile(width, height), { blend: BlendMode.DestOver, tile: true })
  // In this thread: the library's own ones are those of the whole process and have its priority.
  return source.jpegSync(82)
}

/** A piece of white that is laid under the whole: no larger than the picture once it is made smaller. */
function whiteTile(width: number, height: number): Buffer {
  const scale = Math.min(1, side / Math.max(width, height))
  const size = Math.max(1, Math.min(256, Math.floor(Math.min(width, height) * scale)))
  return PNG.sync.write(
    Object.assign(new PNG({ width: size, height: size }), { data: Buffer.alloc(size * size * 4, 255) }),
  )
}

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff

/** Bytes of a pixel once it is unpacked (PNG, third edition, section 11.2.1: bits and kind of colour follow width and height). */
function bytesOfPixel(bytes: Uint8Array): number {
  if (!isPng(bytes)) return isJpeg(bytes) ? 3 : 4
  const [bits, kind] = [bytes[24]!, bytes[25]!]
  return { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }[kind]! * (bits === 16 ? 2 : 1)
}

/** Whether one side ends in the medium grey that a decoder puts where the data of a JPEG is missing; which one depends on its turning. */
function hasGreyEdge(jpeg: Buffer): boolean {
  const drawn = new Transformer(jpeg)
  const { width, height } = drawn.metadataSync()
  const pixels = drawn.rawPixelsSync()
  const each = pixels.length / width / height
  const isGrey = (x: number, y: number) =>
    Math.abs(pixels[(y * width + x) * each]! - 128) < 3 &&
    Math.abs(pixels[(y * width + x) * each + each - 1]! - 128) < 3
  const row = (y: number) => Array.from({ length: width }, (_, x) => isGrey(x, y)).every(Boolean)
  const column = (x: number) => Array.from({ length: height }, (_, y) => isGrey(x, y)).every(Boolean)
  return row(0) || row(height - 1) || column(0) || column(width - 1)
}
