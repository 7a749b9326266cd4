import type { PictureSize } from './write-picture.ts'

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

/** The pages of a TIFF in their order (TIFF 6.0, section 2). Throws RangeError where it ends too early. */
export function tiffPages(bytes: Buffer): TiffPage[] {
  const little = isLittle(bytes)
  const short = (at: number) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const pages: TiffPage[] = []
  const seen = new Set<number>()
  for (let at = long(4); at !== 0 && !seen.has(at) && seen.size < directoriesAtMost; ) {
    seen.add(at)
    const count = short(at)
    const value = (tag: number, otherwise: number): number => {
      for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12) {
        if (short(entry) !== tag) continue
        const [isShort, many] = [short(entry + 2) === 3, long(entry + 4)]
        if (!isShort) return long(entry + 8)
        // More than two numbers stand elsewhere; all samples have the same bits where it can be read.
        return short(many > 2 ? long(entry + 8) : entry + 8)
      }
      return otherwise
    }
    const bytesOfPixel = Math.max(1, value(tags.bits, 1) / 8) * value(tags.samples, 1)
    const page = { at, width: value(tags.width, 0), height: value(tags.height, 0), bytesOfPixel }
    if ((value(tags.kind, 0) & reduced) === 0) pages.push(page)
    at = long(at + 2 + count * 12)
  }
  return pages
}

/** Makes that page the first one, which is the one that is read. */
export function beginWithPage(bytes: Buffer, { at }: TiffPage): void {
  if (isLittle(bytes)) bytes.writeUInt32LE(at, 4)
  else bytes.writeUInt32BE(at, 4)
}
