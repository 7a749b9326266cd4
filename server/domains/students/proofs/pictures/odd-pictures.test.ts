import { readFileSync } from 'node:fs'
import { Transformer } from '@napi-rs/image'
import { PDFDocument } from '@cantoo/pdf-lib'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { fromHead, kindOf } from '../file-kind.ts'
import { writePicture } from './write-picture.ts'
import { writeTiff } from './write-tiff.ts'

const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)))
const free = async (): Promise<void> => undefined

/** Red on the left, blue on the right. */
function picture(width = 96, height = 64): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < width * height; at++)
    png.data.set(at % width < width / 2 ? [200, 30, 30, 255] : [20, 60, 200, 255], at * 4)
  return PNG.sync.write(png)
}
const png = picture()
const jpeg = new Transformer(picture(400, 400)).jpegSync(90)

async function answerOf(upload: Uint8Array): Promise<string> {
  const bytes = fromHead(upload)
  const answer = kindOf(bytes) === 'tiff' ? await writeTiff(bytes, free) : writePicture(bytes)
  if ('refused' in answer) return answer.refused
  const drawn = new Transformer(Buffer.from(answer.bytes))
  const { width } = drawn.metadataSync()
  const pixels = drawn.rawPixelsSync()
  const each = pixels.length / width / drawn.metadataSync().height
  const colours = [0.25, 0.75].map((part) =>
    [...pixels.subarray((2 * width + Math.floor(width * part)) * each)].slice(0, 3),
  )
  const near = (found: number[], wanted: number[]) => wanted.every((value, at) => Math.abs(value - found[at]!) < 12)
  return near(colours[0]!, [200, 30, 30]) && near(colours[1]!, [20, 60, 200]) ? 'drawn' : JSON.stringify(colours)
}

/** Uncompressed pages of RGB (TIFF 6.0, section 6). */
function tiff(pages: number, little = true): Buffer {
  const parts: Buffer[] = []
  const two = (value: number) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255])
  const four = (value: number) =>
    little ? [...two(value & 65535), ...two(value >> 16)] : [...two(value >> 16), ...two(value & 65535)]
  const [width, height] = [40, 32]
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => (at % width < 20 ? [200, 30, 30] : [20, 60, 200])).flat(),
  )
  const size = 2 + 9 * 12 + 4
  let at = 8
  for (let page = 0; page < pages; page++) {
    const [bits, strip] = [at + size, at + size + 6]
    const end = strip + pixels.length
    const entry = (tag: number, kind: number, count: number, value: number) => [
      ...two(tag),
      ...two(kind),
      ...four(count),
      ...(kind === 3 ? [...two(value), 0, 0] : four(value)),
    ]
    const entries = [
      [256, 3, 1, width],
      [257, 3, 1, height],
      [259, 3, 1, 1],
      [262, 3, 1, 2],
      [273, 4, 1, strip],
      [277, 3, 1, 3],
      [278, 3, 1, height],
      [279, 4, 1, pixels.length],
    ] satisfies [number, number, number, number][]
    const sorted = [
      ...entry(256, 3, 1, width),
      ...entry(257, 3, 1, height),
      ...two(258),
      ...two(3),
      ...four(3),
      ...four(bits),
      ...entries.slice(2).flatMap((one) => entry(...one)),
    ]
    parts.push(
      Buffer.from([...two(9), ...sorted, ...four(page + 1 < pages ? end : 0), ...two(8), ...two(8), ...two(8)]),
      pixels,
    )
    at = end
  }
  return Buffer.concat([Buffer.from(little ? 'II' : 'MM'), Buffer.from([...two(42), ...four(8)]), ...parts])
}

const wrongSum = Buffer.from(png)
wrongSum.writeUInt32BE(0, png.indexOf('IEND') - 8)
const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0xff, 0xff), jpeg.subarray(2)])

test.each<[string, Uint8Array, string]>([
  ['a JPEG of four printing inks', fixture('cmyk.jpg'), 'drawn'],
  ['a JPEG with fill bytes before a marker', filled, 'drawn'],
  ['a JPEG without its end', jpeg.subarray(0, -2), 'drawn'],
  ['a JPEG with a second one behind it', Buffer.concat([jpeg, jpeg]), 'drawn'],
  ['a JPEG behind a blank line', Buffer.concat([Buffer.from('\r\n'), jpeg]), 'drawn'],
  ['half a JPEG', jpeg.subarray(0, jpeg.length * 0.6), 'students.imageCut'],
  ['a PNG with a wrong check sum', wrongSum, 'drawn'],
  ['a PNG without its end', png.subarray(0, -12), 'drawn'],
  ['half a PNG', png.subarray(0, png.length - 40), 'students.imageUnreadable'],
  ['a scan as TIFF', tiff(1), 'drawn'],
  ['a scan as TIFF, numbers the other way round', tiff(1, false), 'drawn'],
  ['a fax of group 3', fixture('fax-group3.tif'), 'students.imageKind'],
  ['half a TIFF', tiff(1).subarray(0, 60), 'students.imageKind'],
  ['a thumbnail', picture(15, 15), 'students.imageTooSmall'],
])('%s: %s', async (_, bytes, expected) => {
  expect(await answerOf(bytes)).toBe(expected)
})

test('a fax of group 4 is black on white', async () => {
  const answer = await writeTiff(fixture('fax.tif'), free)
  expect(answer).toMatchObject({ mediaType: 'image/jpeg' })
})

test('of a TIFF with several pages each becomes one of a PDF', async () => {
  const answer = await writeTiff(tiff(3), free)
  if ('refused' in answer) throw new Error(answer.refused)
  expect(answer.mediaType).toBe('application/pdf')
  expect((await PDFDocument.load(answer.bytes)).getPageCount()).toBe(3)
})

test('a TIFF whose list of pages leads back to its beginning comes to an end; one too large is not unpacked', async () => {
  const round = tiff(1)
  round.writeUInt32LE(8, 8 + 2 + 9 * 12)
  expect(await writeTiff(round, free)).toEqual({ refused: 'students.imageKind' })
  const large = tiff(1)
  large.writeUInt16LE(30_000, 8 + 2 + 8)
  large.writeUInt16LE(30_000, 8 + 2 + 12 + 8)
  expect(await writeTiff(large, free)).toEqual({ refused: 'students.imageTooLarge' })
  expect(await writeTiff(tiff(61), free)).toEqual({ refused: 'students.imageTooLarge' })
})

const box = (brand: string) => Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from(`ftyp${brand}\0\0\0\0mif1`)])
test.each<[string, Uint8Array, string | null]>([
  ['HEIC of an iPhone', box('heic'), 'heic'],
  ['HEIF', box('mif1'), 'heic'],
  ['AVIF', box('avif'), 'heic'],
  ['a film', box('isom'), null],
  ['GIF', Buffer.from('GIF89a'), 'otherImage'],
  ['JPEG 2000', Buffer.from('0000000c6a5020200d0a870a', 'hex'), 'otherImage'],
  ['a text that begins with BM', Buffer.from('BMW-Stipendium, Bescheid'), null],
])('%s is told apart', (_, bytes, kind) => {
  expect(kindOf(bytes)).toBe(kind)
})
