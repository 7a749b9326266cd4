import { Orientation } from '@napi-rs/image'
import { jpegSegments } from './jpeg-segments.ts'
import { directoryAt, firstDirectory } from './tiff-pages.ts'

const orientationTag = 274
// EXIF 2.32, section 4.6.4: from 1.
const orientations = [
  Orientation.Horizontal,
  Orientation.MirrorHorizontal,
  Orientation.Rotate180,
  Orientation.MirrorVertical,
  Orientation.MirrorHorizontalAndRotate270Cw,
  Orientation.Rotate90Cw,
  Orientation.MirrorHorizontalAndRotate90Cw,
  Orientation.Rotate270Cw,
] as const
const exifSegment = 0xe1
const exifHead = Buffer.from('Exif\0\0', 'latin1')

/**
 * How a picture is turned to stand upright, as the EXIF of a JPEG, PNG or WebP says; upright where it says nothing that has a
 * meaning. The library reads it of JPEG alone, and takes a picture with another value, such as the 0 of some cameras, for broken.
 */
export function orientationOf(bytes: Uint8Array): Orientation {
  for (const exif of exifOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    const said = inExif(exif)
    if (said !== Orientation.Horizontal) return said
  }
  return Orientation.Horizontal
}

/** What that directory of a TIFF says. Throws RangeError where the file ends too early. */
export function orientationAt(tiff: Buffer, directory: number): Orientation {
  return orientations[directoryAt(tiff, directory).value(orientationTag, 1) - 1] ?? Orientation.Horizontal
}

// EXIF is a TIFF without pixels. What cannot be read of it is no reason to refuse a picture that can.
function inExif(exif: Buffer): Orientation {
  try {
    return orientationAt(exif, firstDirectory(exif))
  } catch {
    return Orientation.Horizontal
  }
}

function* exifOf(bytes: Buffer): Generator<Buffer> {
  if (bytes[0] === 0xff) {
    for (const { marker, start, end } of jpegSegments(bytes)) {
      const held = bytes.subarray(start + 4, end)
      if (marker === exifSegment && hasHead(held)) yield withoutHead(held)
    }
  } else if (bytes[0] === 0x89) {
    for (const { name, held } of pngChunks(bytes)) if (name === 'eXIf') yield withoutHead(held)
  } else if (bytes.toString('latin1', 0, 4) === 'RIFF') {
    for (const { name, held } of webpChunks(bytes)) if (name === 'EXIF') yield withoutHead(held)
  }
}

const hasHead = (held: Buffer): boolean => held.subarray(0, exifHead.length).equals(exifHead)
// Some programs write the head of a JPEG's segment in the two other formats as well.
const withoutHead = (held: Buffer): Buffer => (hasHead(held) ? held.subarray(exifHead.length) : held)

interface Chunk {
  name: string
  held: Buffer
}

/** The chunks of a PNG that end within it (third edition, section 5.3). */
function* pngChunks(bytes: Buffer): Generator<Chunk> {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return
    yield { name: bytes.toString('latin1', at + 4, at + 8), held: bytes.subarray(at + 8, end) }
    at = end + 4
  }
}

/** The chunks of a WebP that end within it (RFC 9649, section 2.3): each is filled up to an even length. */
function* webpChunks(bytes: Buffer): Generator<Chunk> {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32LE(at + 4)
    if (end > bytes.length) return
    yield { name: bytes.toString('latin1', at, at + 4), held: bytes.subarray(at + 8, end) }
    at = end + (end % 2)
  }
}
