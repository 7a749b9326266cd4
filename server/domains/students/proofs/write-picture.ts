import { BlendMode, ResizeFit, Transformer } from '@napi-rs/image'
import { imageSize } from 'image-size'
import { PNG } from 'pngjs'
import type { CleanFile, FileRefusal } from './clean-file.ts'

const pixelsAtMost = 60_000_000
/** Bytes a picture may have unpacked, all pixels at 8 bits for a colour: reading one takes some three times as much. */
const unpackedAtMost = pixelsAtMost * 3
/** Pixels of the longer side: enough to read a certificate. */
const side = 2400

/** The picture alone on white, upright and no larger than needed: no place, no camera, nothing behind its end. */
export function writePicture(bytes: Uint8Array): CleanFile | FileRefusal {
  try {
    // The head alone is read here: what would unpack to more is refused before anything is.
    const { width, height } = imageSize(bytes)
    if (width * height > pixelsAtMost || width * height * bytesOfPixel(bytes) > unpackedAtMost)
      return { refused: 'students.imageTooLarge' }
    if (width < 16 || height < 16) return { refused: 'students.imageUnreadable' }
    const source = new Transformer(Buffer.from(bytes)).rotate()
    // Turned upright, width and height may have changed places.
    if (Math.max(width, height) > side) source.resize({ width: side, height: side, fit: ResizeFit.Inside })
    // JPEG knows no transparency: what can be seen through would become black.
    if (mayBeTransparent(bytes)) source.composite(whiteTile(width, height), { blend: BlendMode.DestOver, tile: true })
    // In this thread: the library's own ones are those of the whole process and have its priority.
    return { bytes: source.jpegSync(82), mediaType: 'image/jpeg' }
  } catch {
    return { refused: 'students.imageUnreadable' }
  }
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

/** JPEG alone has nothing to see through. */
const mayBeTransparent = (bytes: Uint8Array): boolean => bytes[0] !== 0xff

/** Bytes of a pixel once it is unpacked (PNG, third edition, section 11.2.1: bits and kind of colour follow width and height). */
function bytesOfPixel(bytes: Uint8Array): number {
  if (!isPng(bytes)) return bytes[0] === 0xff ? 3 : 4
  const [bits, kind] = [bytes[24]!, bytes[25]!]
  return { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }[kind]! * (bits === 16 ? 2 : 1)
}
