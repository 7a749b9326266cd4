import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef, type PDFContext } from '@cantoo/pdf-lib'

/** A page with what it has of those above it. */
export type FoundPage = PDFDict

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/** Nodes of a tree of sixty pages, with some that are empty. */
const nodesAtMost = 1000
const deepest = 40

/**
 * The pages of a document, at most `most`, in their order. Throws RangeError for a tree that has more, is too deep, or
 * leads to one of its nodes twice: such a one may double at each step.
 */
export function pagesOf(context: PDFContext, root: PDFObject | undefined, most: number): FoundPage[] {
  const seen = new Set<PDFDict>()
  const pages: FoundPage[] = []

  function visit(object: PDFObject | undefined, above: ReadonlyMap<string, PDFObject>, depth: number): void {
    const node = object instanceof PDFRef ? context.lookup(object) : object
    if (!(node instanceof PDFDict)) return
    if (seen.has(node) || seen.size > nodesAtMost || depth > deepest) throw new RangeError('no tree of pages')
    seen.add(node)
    const own = new Map(above)
    for (const name of inherited) {
      const value = node.get(PDFName.of(name))
      if (value) own.set(name, value)
    }
    const kids = node.lookup(PDFName.of('Kids'))
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) visit(kid, own, depth + 1)
    else {
      if (pages.length === most) throw new RangeError('too many pages')
      const page = node.clone(context)
      for (const [name, value] of own) page.set(PDFName.of(name), value)
      pages.push(page)
    }
  }

  visit(root, new Map(), 0)
  return pages
}
