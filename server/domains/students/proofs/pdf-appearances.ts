import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import type { FoundPage } from './pdf-pages.ts'
import { z } from 'zod'

/** What an annotation shows, and where: the matrix that brings it to its place. */
export interface Appearance {
  ref: PDFRef
  matrix: readonly number[]
}

const appearancesAtMost = 500
const [hidden, notOnScreen] = [2, 32]

/**
 * What the annotations of a page show: the words filled into a form, a stamp. Their pictures stay, what they do
 * does not. Links and comments show nothing of their own.
 */
export function appearancesOf(page: FoundPage): Appearance[] {
  const annotations = page.lookup(PDFName.of('Annots'))
  if (!(annotations instanceof PDFArray)) return []
  return annotations
    .asArray()
    .slice(0, appearancesAtMost)
    .flatMap((one) => {
      const annotation = page.context.lookup(one)
      return annotation instanceof PDFDict ? appearanceOf(annotation) : []
    })
}

function appearanceOf(annotation: PDFDict): Appearance[] {
  const flags = annotation.lookup(PDFName.of('F'))
  if (flags instanceof PDFNumber && flags.asNumber() & (hidden | notOnScreen)) return []
  const kind = annotation.lookup(PDFName.of('Subtype'))
  if (kind instanceof PDFName && ['Popup', 'FileAttachment'].includes(kind.decodeText())) return []
  const shown = annotation.lookup(PDFName.of('AP'))
  const normal = shown instanceof PDFDict ? shown.get(PDFName.of('N')) : undefined
  const ref = chosen(annotation, normal)
  const stream = ref && annotation.context.lookup(ref)
  const place = numbersOf(annotation, 'Rect', rectangle)
  if (!ref || !(stream instanceof PDFStream) || !place) return []
  const box = numbersOf(stream.dict, 'BBox', rectangle)
  return box
    ? [{ ref, matrix: placed(box, numbersOf(stream.dict, 'Matrix', transformation) ?? [1, 0, 0, 1, 0, 0], place) }]
    : []
}

/** A box that may be ticked has an appearance for each of its states. */
function chosen(annotation: PDFDict, normal: PDFObject | undefined): PDFRef | undefined {
  const states = normal instanceof PDFRef ? annotation.context.lookup(normal) : normal
  if (normal instanceof PDFRef && states instanceof PDFStream) return normal
  const state = annotation.lookup(PDFName.of('AS'))
  const one = states instanceof PDFDict && state instanceof PDFName ? states.get(state) : undefined
  return one instanceof PDFRef ? one : undefined
}

const one = z.number()
const rectangle = z.tuple([one, one, one, one])
const transformation = z.tuple([one, one, one, one, one, one])

function numbersOf<Numbers>(dict: PDFDict, name: string, shape: z.ZodType<Numbers>): Numbers | undefined {
  const list = dict.lookup(PDFName.of(name))
  if (!(list instanceof PDFArray)) return undefined
  const numbers = list.asArray().map((at) => dict.context.lookup(at))
  return shape.safeParse(numbers.map((number) => (number instanceof PDFNumber ? number.asNumber() : null))).data
}

/** ISO 32000-2, section 12.5.5: the box, turned by its own matrix, is brought to the rectangle. */
function placed(
  [left, low, right, high]: z.infer<typeof rectangle>,
  [a, b, c, d, e, f]: z.infer<typeof transformation>,
  [toLeft, toLow, toRight, toHigh]: z.infer<typeof rectangle>,
): number[] {
  const corners = [left, right].flatMap((x) => [low, high].map((y) => [a * x + c * y + e, b * x + d * y + f] as const))
  const across = spanOf(corners.map(([x]) => x))
  const up = spanOf(corners.map(([, y]) => y))
  const [x, y] = [spanOf([toLeft, toRight]), spanOf([toLow, toHigh])]
  const scaleX = across.size === 0 ? 1 : x.size / across.size
  const scaleY = up.size === 0 ? 1 : y.size / up.size
  return [scaleX, 0, 0, scaleY, x.from - across.from * scaleX, y.from - up.from * scaleY]
}

function spanOf(values: readonly number[]): { from: number; size: number } {
  const from = Math.min(...values)
  return { from, size: Math.max(...values) - from }
}
