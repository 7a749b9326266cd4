import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/** Names of companies in letters of many countries that documents are set in. */
export const settableNames = {
  Polish: 'Łódzkie Zakłady Żółw',
  Greek: 'Ελληνική Μηχανική ΑΕ',
  Cyrillic: 'Зубчатые колёса Қазақ',
  Vietnamese: 'Bánh răng Việt Nữ Thuỷ',
}
/** And in such that only a font of the installation has, if one at all. */
export const unsettableNames = { Chinese: '东方齿轮', Hebrew: 'חברת', Arabic: 'شركة' }

/** What a PDF shows, as programs copy and read it; U+FFFD for a letter that its font draws as a box. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes)
  return pdf.getPages().map(pageText).join('\n')
}

function pageText(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  let decode = (hex: string): string => hex
  let text = ''
  for (const [, font, hex] of contentOf(page).matchAll(/\/(\w+) [\d.]+ Tf|<([0-9a-f]*)>/g)) {
    if (font) decode = decoderOf(fonts!.lookup(PDFName.of(font), PDFDict))
    else if (hex) text += decode(hex)
  }
  return text
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const parts: (PDFObject | undefined)[] =
    contents instanceof PDFArray ? contents.asArray().map((part) => page.doc.context.lookup(part)) : [contents]
  return parts.map((part) => (part instanceof PDFRawStream ? bytesOf(part).toString('latin1') : '')).join('\n')
}

const bytesOf = (stream: PDFRawStream): Buffer => Buffer.from(decodePDFRawStream(stream).decode())

function decoderOf(font: PDFDict): (hex: string) => string {
  const unicode = font.lookup(PDFName.of('ToUnicode'))
  if (!(unicode instanceof PDFRawStream))
    return (hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))
  const letters = new Map<number, string>()
  for (const [, from, , list] of bytesOf(unicode)
    .toString('latin1')
    .matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g))
    for (const [at, [, written]] of [...list!.matchAll(/<([0-9a-f]*)>/g)].entries())
      letters.set(Number.parseInt(from!, 16) + at, Buffer.from(written!, 'hex').swap16().toString('utf16le'))
  // The first glyph of every font is the box.
  return (hex) =>
    hex
      .match(/.{4}/g)
      ?.map((glyph) => letters.get(Number.parseInt(glyph, 16) || -1) ?? '\uFFFD')
      .join('') ?? ''
}
