import { zip } from '../zip.ts'
const margin = 50
const width = 595 - 2 * margin
const bottom = 842 - 70

interface PdfColumn {
  text: string
  /** Share of the width, all together 1. */
  share: number
  align?: 'right'
}

export interface PdfCell {
  text: string
  /** Steps to the right. */
  indent?: number
}

/** A tagged A4 document of headings, lines and tables, read aloud in the order it is written. */
export class PdfPage {
  private readonly doc: PDFKit.PDFDocument
  private readonly root: PDFKit.PDFStructureElement
  private readonly colour: string

  private constructor(doc: PDFKit.PDFDocument, colour: string) {
    this.doc = doc
    this.colour = colour
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  static async begin(facts: {
    title: string
    author: string
    language: 'de' | 'en'
    colour: string
  }): Promise<PdfPage> {
    const { title, author, language, colour } = facts
    // Loaded by the first document: its fonts are much to read for a start.
    const { default: PdfDocument } = await import('pdfkit')
    const doc = new PdfDocument({
      size: 'A4',
      margin,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7' as const,
      lang: language === 'de' ? 'de-DE' : 'en-GB',
      info: { Title: title, Author: author, Creator: 'Keywerk' },
    })
    return new PdfPage(doc, colour)
  }

  heading(level: 1 | 2, text: string): void {
    const { doc } = this
    const size = level === 1 ? 18 : 13
    this.room(size * 4)
    if (level === 2) doc.moveDown(1)
    this.add(`H${level}`, () =>
      doc.font('Helvetica-Bold').fontSize(size).fillColor(this.colour).text(printable(text), margin),
    )
    doc.moveDown(0.3)
  }

  line(text: string, bold = false): void {
    const { doc } = this
    this.room(20)
    this.add('P', () =>
      doc
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(10)
        .fillColor('#1f2933')
        .text(printable(text), margin),
    )
  }

  table(columns: readonly PdfColumn[], rows: readonly PdfCell[][]): void {
    const table = this.doc.struct('Table')
    this.root.add(table)
    this.row(
      table,
      'TH',
      columns,
      columns.map(({ text }) => ({ text })),
    )
    for (const cells of rows) {
      const isFull = this.room(this.heightOf(columns, cells))
      if (isFull)
        this.row(
          table,
          'TH',
          columns,
          columns.map(({ text }) => ({ text })),
        )
      this.row(table, 'TD', columns, cells)
    }
    table.end()
    this.doc.x = margin
  }

  /** Writes the footers and closes the document. */
  async bytes(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { doc } = this
    this.root.end()
    const { count } = doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page)
      doc.markContent('Artifact', { type: 'Pagination' })
      // Below the margin, where text would start a new page.
      doc.page.margins.bottom = 0
      doc.font('Helvetica').fontSize(8).fillColor('#52606d')
      doc.text(printable(footer(page + 1, count)), margin, 842 - 45, { width, align: 'center', lineBreak: false })
      doc.endMarkedContent()
    }
    const chunks: Buffer[] = []
    const done = new Promise<void>((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      doc.on('end', resolve)
      doc.on('error', reject)
    })
    doc.end()
    await done
    return Buffer.concat(chunks)
  }

  private add(type: 'H1' | 'H2' | 'P', draw: () => void): void {
    const element = this.doc.struct(type, {}, [draw])
    this.root.add(element)
    element.end()
  }

  /** Starts a new page unless so much fits on this one; true when it did. */
  private room(height: number): boolean {
    if (this.doc.y + height <= bottom) return false
    this.doc.addPage()
    return true
  }

  private heightOf(columns: readonly PdfColumn[], cells: readonly PdfCell[]): number {
    this.doc.font('Helvetica').fontSize(9)
    const heights = cells.map(({ text, indent = 0 }, at) =>
      this.doc.heightOfString(printable(text) || ' ', { width: (columns[at]?.share ?? 0) * width - 8 - indent * 10 }),
    )
    return Math.max(...heights) + 6
  }

  private row(
    table: PDFKit.PDFStructureElement,
    kind: 'TH' | 'TD',
    columns: readonly PdfColumn[],
    cells: readonly PdfCell[],
  ): void {
    const { doc } = this
    const height = this.heightOf(columns, cells)
    const top = doc.y
    const line = doc.struct('TR')
    table.add(line)
    let x = margin
    for (const [column, { text, indent = 0 }] of zip(columns, cells)) {
      const left = x + 4 + indent * 10
      const draw = () => {
        doc
          .font(kind === 'TH' ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(9)
          .fillColor('#1f2933')
        const cellWidth = column.share * width - 8 - indent * 10
        doc.text(printable(text), left, top + 3, { width: cellWidth, align: column.align ?? 'left' })
      }
      const cell = doc.struct(kind, {}, [draw])
      line.add(cell)
      cell.end()
      x += column.share * width
    }
    line.end()
    doc.markContent('Artifact', { type: 'Layout' })
    doc.moveTo(margin, top + height).lineTo(margin + width, top + height)
    doc
      .lineWidth(kind === 'TH' ? 1 : 0.4)
      .strokeColor(kind === 'TH' ? this.colour : '#cbd2d9')
      .stroke()
    doc.endMarkedContent()
    doc.y = top + height
  }
}

// What Windows-1252 has beyond Latin-1: the standard fonts know these and no others.
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const replaced: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ẞ: 'SS' }

/** Text the standard fonts can show: letters they lack lose their marks, anything else becomes a question mark. */
function printable(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll(/[^\P{Cc}\n]+/gu, ' '), (character) => {
    if (character <= 'ÿ' || beyondLatin1.has(character)) return character
    const plain = replaced[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return plain !== '' && [...plain].every((one) => one <= 'ÿ') ? plain : '?'
  }).join('')
}
