import { PDFDocument } from '@cantoo/pdf-lib'
import type { CleanFile, FileRefusal } from '../clean-file.ts'
import { orientationAt } from './orientation.ts'
import { beginWithPage, tiffPages } from './tiff-pages.ts'
import { drawPicture, refusalOf } from './write-picture.ts'

const pagesAtMost = 60
/** Pixels of all pages together: ten pages of A4 at 400 dpi. */
const pixelsAtMost = 160_000_000
/** Points of a page's longer side: A4. */
const longestSide = 842

/** A scan as JPEG, or as PDF where it has several pages; `free` gives back the memory of a page before the next. */
export async function writeTiff(upload: Uint8Array, free: () => Promise<void>): Promise<CleanFile | FileRefusal> {
  const bytes = Buffer.from(upload)
  try {
    const pages = tiffPages(bytes)
    const pixels = pages.reduce((sum, { width, height }) => sum + width * height, 0)
    if (pages.length > pagesAtMost || pixels > pixelsAtMost) return { refused: 'students.imageTooLarge' }
    const refused = pages.map(refusalOf).find(Boolean)
    if (refused) return { refused }
    const drawn: Buffer[] = []
    for (const page of pages) {
      beginWithPage(bytes, page)
      drawn.push(drawPicture(bytes, page, { transparent: true, orientation: orientationAt(bytes, page.at) }))
      await free()
    }
    if (drawn.length > 1) return { bytes: await pdfOf(drawn), mediaType: 'application/pdf' }
    return drawn[0] ? { bytes: drawn[0], mediaType: 'image/jpeg' } : { refused: 'students.imageUnreadable' }
  } catch {
    // Faxes of group 3 and palettes among others.
    return { refused: 'students.imageKind' }
  }
}

async function pdfOf(pictures: readonly Buffer[]): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  for (const jpeg of pictures) {
    const picture = await document.embedJpg(jpeg)
    const { width, height } = picture.scale(longestSide / Math.max(picture.width, picture.height))
    document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  return document.save({ objectsPerTick: Infinity })
}
