import { zip } from '../zip.ts'
import { PdfFonts, settable } from './pdf-fonts.ts'

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

interface Facts {
  title: string
  author: string
  language: 'de' | 'en'
  colour: string
  /** Path of a font for letters that others lack; undefined: none. */
  font?: string | undefined
}

/** A part of a document: how it is drawn, and the texts it shows with their weights. */
interface Part {
  texts: [text: string, weight: 'regular' | 'bold'][]
  draw: () => void
}

/**
 * A tagged A4 document of headings, lines and tables, read aloud in the order it is written. It is drawn at its end,
 * once every letter is known to have a font.
 */
export class PdfPage {
  private readonly doc: PDFKit.PDFDocument
  private readonly root: PDFKit.PDFStructureElement
  private readonly colour: string
  private readonly fonts: PdfFonts
  private readonly parts: Part[] = []
  private readonly fontNames = new Map<string, string>()

  private constructor(doc: PDFKit.PDFDocument, { colour, font }: Facts) {
    this.doc = doc
    this.colour = colour
    this.fonts = new PdfFonts(font)
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  static async begin(facts: Facts): Promise<PdfPage> {
    const { title, author, language } = facts
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
    return new PdfPage(doc, facts)
  }

  heading(level: 1 | 2, text: string): void {
    this.parts.push({ texts: [[text, 'bold']], draw: () => this.drawHeading(level, text) })
  }

  line(text: string, bold = false): void {
    this.parts.push({ texts: [[text, bold ? 'bold' : 'regular']], draw: () => this.drawLine(text, bold) })
  }

  table(columns: readonly PdfColumn[], rows: readonly PdfCell[][]): void {
    const heads = columns.map(({ text }): [string, 'bold'] => [text, 'bold'])
    const cells = rows.flat().map(({ text }): [string, 'regular'] => [text, 'regular'])
    this.parts.push({ texts: [...heads, ...cells], draw: () => this.drawTable(columns, rows) })
  }

  private drawHeading(level: 1 | 2, text: string): void {
    const { doc } = this
    const size = level === 1 ? 18 : 13
    this.room(size * 4)
    if (level === 2) doc.moveDown(1)
    this.add(`H${level}`, () =>
      this.font(text, 'bold').fontSize(size).fillColor(this.colour).text(settable(text), margin),
    )
    doc.moveDown(0.3)
  }

  private drawLine(text: string, bold: boolean): void {
    this.room(20)
    this.add('P', () =>
      this.font(text, bold ? 'bold' : 'regular')
        .fontSize(10)
        .fillColor('#1f2933')
        .text(settable(text), margin),
    )
  }

  private drawTable(columns: readonly PdfColumn[], rows: readonly PdfCell[][]): void {
    const table = this.doc.struct('Table')
    this.root.add(table)
    this.row(
      table,
      'TH',
      columns,
      columns.map(({ text }) => ({ text })),
    )
    for (const cells of rows) {
      const isFull = this.room(this.heightOf(columns, cells, 'regular'))
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

  /** Draws it all, writes the footers and closes the document. Refuses with pdf.lettersMissing. */
  async bytes(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { doc } = this
    await this.loadFonts([...this.parts.flatMap(({ texts }) => texts), [footer(1, 1), 'regular']])
    for (const { draw } of this.parts) draw()
    this.root.end()
    const { count } = doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page)
      doc.markContent('Artifact', { type: 'Pagination' })
      // Below the margin, where text would start a new page.
      doc.page.margins.bottom = 0
      this.font(footer(1, 1), 'regular').fontSize(8).fillColor('#52606d')
      doc.text(settable(footer(page + 1, count)), margin, 842 - 45, { width, align: 'center', lineBreak: false })
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

  private async loadFonts(texts: Part['texts']): Promise<void> {
    for (const [text, weight] of texts) {
      const { name, source } = await this.fonts.of(settable(text), weight)
      if (source) this.doc.registerFont(name, source)
      this.fontNames.set(`${weight} ${text}`, name)
    }
  }

  /** Sets the font in which a text was found to have all its letters. */
  private font(text: string, weight: 'regular' | 'bold'): PDFKit.PDFDocument {
    return this.doc.font(this.fontNames.get(`${weight} ${text}`) ?? 'Helvetica')
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

  private heightOf(columns: readonly PdfColumn[], cells: readonly PdfCell[], weight: 'regular' | 'bold'): number {
    const heights = cells.map(({ text, indent = 0 }, at) =>
      this.font(text, weight)
        .fontSize(9)
        .heightOfString(settable(text) || ' ', { width: (columns[at]?.share ?? 0) * width - 8 - indent * 10 }),
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
    const weight = kind === 'TH' ? 'bold' : 'regular'
    const height = this.heightOf(columns, cells, weight)
    const top = doc.y
    const line = doc.struct('TR')
    table.add(line)
    let x = margin
    for (const [column, { text, indent = 0 }] of zip(columns, cells)) {
      const left = x + 4 + indent * 10
      const draw = () => {
        this.font(text, weight).fontSize(9).fillColor('#1f2933')
        const cellWidth = column.share * width - 8 - indent * 10
        doc.text(settable(text), left, top + 3, { width: cellWidth, align: column.align ?? 'left' })
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
