import type { PictureSize } from './picture-size.ts'

/** A page of a TIFF, and where its directory begins. */
export interface TiffPage extends PictureSize {
  at: number
}

const tags = { kind: 254, width: 256, height: 257, bits: 258, samples: 277 }
/** The bit of `kind` that means a smaller copy of another page. */
const reduced = 1
/** Directories that are followed; the list may lead back to its beginning. */
const directoriesAtMost = 200

const isLittle = (bytes: Buffer): boolean => bytes[0] === 0x49

interface Directory {
  /** What an entry says that is one number, or has the same number for all samples. */
  value: (tag: number, otherwise: number) => number
  /** Where the next one begins; 0: it is the last. */
  next: number
}

/** Where the first directory of a TIFF begins. Throws RangeError where it ends too early. */
export const firstDirectory = (bytes: Buffer): number =>
  isLittle(bytes) ? bytes.readUInt32LE(4) : bytes.readUInt32BE(4)

/** A directory of a TIFF (TIFF 6.0, section 2). It, and reading of it, throw RangeError where the file ends too early. */
export function directoryAt(bytes: Buffer, at: number): Directory {
  const little = isLittle(bytes)
  const short = (from: number) => (little ? bytes.readUInt16LE(from) : bytes.readUInt16BE(from))
  const long = (from: number) => (little ? bytes.readUInt32LE(from) : bytes.readUInt32BE(from))
  const end = at + 2 + short(at) * 12
  return {
    value(tag, otherwise) {
      for (let entry = at + 2; entry < end; entry += 12) {
        if (short(entry) !== tag) continue
        const [isShort, many] = [short(entry + 2) === 3, long(entry + 4)]
        if (!isShort) return long(entry + 8)
        // More than two numbers stand elsewhere; all samples have the same bits where it can be read.
        return short(many > 2 ? long(entry + 8) : entry + 8)
      }
      return otherwise
    },
    get next() {
      return long(end)
    },
  }
}

/** The pages of a TIFF in their order. Throws RangeError where it ends too early. */
export function tiffPages(bytes: Buffer): TiffPage[] {
  const pages: TiffPage[] = []
  const seen = new Set<number>()
  for (let at = firstDirectory(bytes); at !== 0 && !seen.has(at) && seen.size < directoriesAtMost; ) {
    seen.add(at)
    const { value, next } = directoryAt(bytes, at)
    const bytesOfPixel = Math.max(1, value(tags.bits, 1) / 8) * value(tags.samples, 1)
    const page = { at, width: value(tags.width, 0), height: value(tags.height, 0), bytesOfPixel }
    if ((value(tags.kind, 0) & reduced) === 0) pages.push(page)
    at = next
  }
  return pages
}

/** Makes that page the first one, which is the one that is read. */
export function beginWithPage(bytes: Buffer, { at }: TiffPage): void {
  if (isLittle(bytes)) bytes.writeUInt32LE(at, 4)
  else bytes.writeUInt32BE(at, 4)
}
