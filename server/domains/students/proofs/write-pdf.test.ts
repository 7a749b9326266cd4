import { deflateSync } from 'node:zlib'
import {
  AFRelationship,
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { kindOf } from './file-kind.ts'
import { writePdf } from './write-pdf.ts'

const name = (text: string) => PDFName.of(text)

async function pdf(change: (document: PDFDocument) => unknown = () => undefined): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Immatrikulationsbescheinigung')
  await change(document)
  return document
}
const saved = async (change?: (document: PDFDocument) => unknown) => (await pdf(change)).save()

async function written(bytes: Uint8Array): Promise<PDFDocument> {
  const answer = await writePdf(bytes)
  if ('refused' in answer) throw new Error(answer.refused)
  return PDFDocument.load(answer.bytes, { updateMetadata: false })
}

/** Keys of every dictionary and the bytes of every stream, unpacked. */
function everythingOf({ context }: PDFDocument): { keys: Set<string>; texts: string } {
  const keys = new Set<string>()
  const texts: string[] = []
  const look = (object: PDFObject): void => {
    if (object instanceof PDFRawStream)
      texts.push(
        Buffer.from(object.getContents()).toString('latin1'),
        Buffer.from(decodePDFRawStream(object).decode()).toString('latin1'),
      )
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFDict)
      for (const [key, value] of dict.entries()) {
        keys.add(key.decodeText())
        look(value)
      }
    else if (object instanceof PDFArray) for (const one of object.asArray()) look(one)
    else texts.push(object.toString())
  }
  for (const [, object] of context.enumerateIndirectObjects()) look(object)
  return { keys, texts: texts.join('\n') }
}

/** Puts an annotation on the first page. */
function annotate(document: PDFDocument, facts: Record<string, unknown>): void {
  const { context } = document
  const made = context.register(context.obj({ Type: 'Annot', Rect: [10, 10, 90, 30], ...facts } as never))
  document.getPage(0).node.set(name('Annots'), context.obj([made]))
}
const link = (document: PDFDocument, action: Record<string, unknown>) =>
  annotate(document, { Subtype: 'Link', A: { Type: 'Action', ...action } })

describe('nothing but pages, fonts, pictures and content is copied', () => {
  test.each<[string, (document: PDFDocument) => unknown]>([
    [
      'a file pinned to the page',
      (document) => {
        const { context } = document
        const file = context.register(context.flateStream('MZ evil'))
        annotate(document, {
          Subtype: 'FileAttachment',
          FS: { Type: 'Filespec', F: PDFString.of('x.exe'), EF: { F: file } },
        })
      },
    ],
    ['an attached file', (document) => document.attach(Buffer.from('MZ evil'), 'x.exe')],
    [
      'a file of PDF/A-3',
      (document) => document.attach(Buffer.from('<evil/>'), 'x.xml', { afRelationship: AFRelationship.Data }),
    ],
    ['a link that is a script', (document) => link(document, { S: 'URI', URI: PDFString.of('javascript:evil()') })],
    ['a link to a program', (document) => link(document, { S: 'URI', URI: PDFString.of('file:///c:/evil.exe') })],
    [
      'a link written in hexadecimal',
      (document) => link(document, { S: name('UR#49'), URI: document.context.obj('evil') }),
    ],
    [
      'a page that opens first',
      (document) =>
        document.catalog.set(
          name('OpenAction'),
          document.context.obj({ S: 'GoTo', D: [document.getPage(0).ref, 'XYZ', null, null, 1] }),
        ),
    ],
    [
      'a page that opens first, by reference',
      (document) =>
        document.catalog.set(
          name('OpenAction'),
          document.context.register(document.context.obj({ S: 'GoTo', D: [document.getPage(0).ref, 'Fit'] })),
        ),
    ],
    [
      'actions of the page',
      (document) =>
        document.getPage(0).node.set(name('AA'), document.context.obj({ O: { S: 'URI', URI: PDFString.of('evil') } })),
    ],
    [
      'metadata',
      (document) => {
        document.setAuthor('evil')
        const { context } = document
        document.catalog.set(name('Metadata'), context.register(context.stream('<evil/>')))
        document.getPage(0).node.set(name('PieceInfo'), context.obj({ Evil: { Private: 'evil' } }))
      },
    ],
    [
      'an outline',
      (document) => document.catalog.set(name('Outlines'), document.context.obj({ Title: PDFString.of('evil') })),
    ],
    [
      'a picture from elsewhere',
      (document) => {
        const { context } = document
        const dict = context.obj({ Type: 'XObject', Subtype: 'Image', F: PDFString.of('evil') })
        const resources = document.getPage(0).node.lookup(name('Resources'), PDFDict)
        resources.set(name('XObject'), context.obj({ X: context.register(PDFRawStream.of(dict, new Uint8Array())) }))
      },
    ],
    [
      'PostScript',
      (document) => {
        const { context } = document
        const stream = context.stream('evil', { Type: 'XObject', Subtype: 'PS' })
        const resources = document.getPage(0).node.lookup(name('Resources'), PDFDict)
        resources.set(name('XObject'), context.obj({ X: context.register(stream) }))
      },
    ],
  ])('%s stays behind', async (_, change) => {
    const { keys, texts } = everythingOf(await written(await saved(change)))
    expect(texts).toMatch(/Tj/)
    expect(texts).not.toMatch(/evil|x\.exe|javascript:|file:/)
    const gone = ['Annots', 'AA', 'A', 'EF', 'AF', 'F', 'URI', 'Names', 'OpenAction', 'Metadata', 'PieceInfo', 'Info']
    expect(gone.filter((key) => keys.has(key))).toEqual([])
  })

  test.each([
    ['JavaScript', 'JS'],
    ['Launch', 'F'],
    ['GoToR', 'F'],
    ['SubmitForm', 'F'],
  ])('who sends %s is told', async (kind, key) => {
    const bytes = await saved((document) => link(document, { S: kind, [key]: PDFString.of('evil') }))
    expect(await writePdf(bytes)).toEqual({ refused: 'students.pdfActive' })
  })

  test('what was filled into a form is drawn; the form is gone', async () => {
    const bytes = await saved((document) => {
      const field = document.getForm().createTextField('matriculation')
      field.setText('4711 0815')
      field.addToPage(document.getPage(0), { x: 50, y: 50, width: 200, height: 30 })
      const hidden = document.getForm().createTextField('hidden')
      hidden.setText('evil')
      hidden.addToPage(document.getPage(0), { x: 50, y: 90, width: 200, height: 30, hidden: true })
    })
    const { keys, texts } = everythingOf(await written(bytes))
    expect(keys).not.toContain('AcroForm')
    // The words stand in hexadecimal, as the library writes them.
    expect(texts).toContain(Buffer.from('4711 0815').toString('hex').toUpperCase())
    expect(texts).not.toContain(Buffer.from('evil').toString('hex').toUpperCase())
    expect(texts).toMatch(/1\.00000 0\.00000 0\.00000 1\.00000 49\.5\d+ 49\.5\d+ cm \/Shown0 Do/)
  })

  test('pages that share their pictures show each what was filled into it', async () => {
    const bytes = await saved((document) => {
      const second = document.addPage()
      const { context } = document
      const shared = context.register(context.obj({ XObject: context.register(context.obj({})) }))
      for (const [at, page] of [document.getPage(0), second].entries()) {
        const field = document.getForm().createTextField(`field${at}`)
        field.setText(`Seite ${at}`)
        field.addToPage(page, { x: 50, y: 50 })
        page.node.set(name('Resources'), shared)
      }
    })
    const pages = (await written(bytes)).getPages()
    const shown = pages.map(({ node }) => {
      const drawn = node.Resources()!.lookup(name('XObject'), PDFDict).lookup(name('Shown0'), PDFStream)
      return Buffer.from(decodePDFRawStream(drawn as PDFRawStream).decode()).toString('latin1')
    })
    const hexadecimal = (text: string) => Buffer.from(text).toString('hex').toUpperCase()
    expect(shown.map((text, at) => text.includes(hexadecimal(`Seite ${at}`)))).toEqual([true, true])
  })

  test('of a photo within it, place and camera are gone', async () => {
    const exif = Buffer.from('Exif\0\0 GPS 52.5200 13.4050')
    const segment = (marker: number, content: Buffer) =>
      Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content])
    const jpeg = (extra: Buffer[], behind = '') =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8]),
        segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
        ...extra,
        segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
        Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
        Buffer.from(behind),
      ])
    const photo = jpeg([segment(0xe1, exif), segment(0xfe, Buffer.from('evil'))], 'GPS behind its end')
    for (const [filter, bytes] of [
      ['DCTDecode', photo],
      [['FlateDecode', 'DCTDecode'], deflateSync(photo)],
    ] as const) {
      const source = await saved((document) => {
        const { context } = document
        const facts = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, Filter: [filter].flat() }
        const picture = context.register(PDFRawStream.of(context.obj(facts), bytes))
        document
          .getPage(0)
          .node.lookup(name('Resources'), PDFDict)
          .set(name('XObject'), context.obj({ X: picture }))
      })
      const pictures = (await written(source)).context
        .enumerateIndirectObjects()
        .flatMap(([, one]) => (one instanceof PDFRawStream && one.dict.has(name('Width')) ? [one] : []))
      const contents = Buffer.from(pictures[0]!.getContents())
      const plain = filter === 'DCTDecode' ? jpeg([]) : deflateSync(jpeg([]))
      expect([pictures.length, contents.equals(plain)]).toEqual([1, true])
    }
  })
})

describe('what systems of universities really write', () => {
  test.each(['AES-256', 'AES-128', 'RC4-128'] as const)('locked against changing by %s', async (algorithm) => {
    const bytes = await saved((document) =>
      document.encrypt({ ownerPassword: 'owner', userPassword: '', algorithm, allowWeakCryptography: true }),
    )
    const { texts } = everythingOf(await written(bytes))
    expect(texts).toContain(Buffer.from('Immatrikulationsbescheinigung').toString('hex').toUpperCase())
  })

  test('one that needs a password to be read is told as such', async () => {
    const bytes = await saved((document) => document.encrypt({ ownerPassword: 'owner', userPassword: 'mine' }))
    expect(await writePdf(bytes)).toEqual({ refused: 'students.pdfLocked' })
  })

  test('bytes before the head make it no other kind of file', async () => {
    const bytes = await saved()
    expect(kindOf(Buffer.concat([Buffer.from('\r\n\r\n'), bytes]))).toBe('pdf')
    expect(kindOf(Buffer.concat([Buffer.alloc(1100, ' '), bytes]))).toBeNull()
  })

  test('what pages have of those above them, and turned ones, stay as they were', async () => {
    const bytes = await saved((document) => {
      const page = document.getPage(0)
      const parent = document.catalog.lookup(name('Pages'), PDFDict)
      for (const key of ['MediaBox', 'Resources']) {
        parent.set(name(key), page.node.get(name(key))!)
        page.node.delete(name(key))
      }
      parent.set(name('Rotate'), document.context.obj(90))
    })
    const [page] = (await written(bytes)).getPages()
    expect([page!.getRotation().angle, page!.getWidth() > 500, page!.node.Resources()!.has(name('Font'))]).toEqual([
      90,
      true,
      true,
    ])
  })
})

describe('trees of pages that have no end', () => {
  const node = (kids: string) => `<</Type/Pages/Count 1/Kids[${kids}]>>`
  function tree(objects: readonly string[]): Buffer {
    const lines = ['<</Type/Catalog/Pages 2 0 R>>', ...objects].map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`)
    return Buffer.from(
      `%PDF-1.5\n${lines.join('')}trailer\n<</Root 1 0 R/Size ${lines.length + 1}>>\nstartxref\n0\n%%EOF\n`,
    )
  }
  const page = '<</Type/Page/MediaBox[0 0 9 9]>>'

  test.each<[string, string[]]>([
    [
      'one that doubles thirty times',
      [...Array.from({ length: 30 }, (_, at) => node(`${at + 3} 0 R ${at + 3} 0 R`)), page],
    ],
    ['one that leads to itself', [node('2 0 R')]],
    [
      'one with more pages than a proof has',
      [
        node(Array.from({ length: 61 }, (_, at) => `${at + 3} 0 R`).join(' ')),
        ...Array.from({ length: 61 }, () => page),
      ],
    ],
    ['one of a hundred steps', [...Array.from({ length: 100 }, (_, at) => node(`${at + 3} 0 R`)), page]],
    [
      'one with a thousand empty branches',
      [
        node(Array.from({ length: 1100 }, (_, at) => `${at + 3} 0 R`).join(' ')),
        ...Array.from({ length: 1100 }, () => node('')),
      ],
    ],
  ])('%s is refused', async (_, objects) => {
    expect(await writePdf(tree(objects))).toEqual({ refused: 'students.pdfUnreadable' })
  })

  test('sixty pages are taken', async () => {
    const kids = Array.from({ length: 60 }, (_, at) => `${at + 3} 0 R`).join(' ')
    expect((await written(tree([node(kids), ...Array.from({ length: 60 }, () => page)]))).getPageCount()).toBe(60)
  })

  test('resources that hold themselves come to an end, and so do lists within lists', async () => {
    const form =
      '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>/Length 0>>\nstream\n\nendstream'
    const own = `<</Type/Page/MediaBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>>>`
    expect((await written(tree([node('3 0 R'), own, form]))).getPageCount()).toBe(1)
    const deep = `<</Type/Page/MediaBox[0 0 9 9]/Resources<</ColorSpace<</C ${'['.repeat(70)}${']'.repeat(70)}>>>>>>`
    expect(await writePdf(tree([node('3 0 R'), deep]))).toMatchObject({
      refused: expect.stringMatching(/pdf/) as string,
    })
  })
})
