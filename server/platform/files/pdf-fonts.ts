import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'
import { fail } from '../operations/failure.ts'

/** A font as documents name and load it; `source` is left out for those every reader has. */
interface PdfFont {
  name: string
  source?: string
}

type Weight = 'regular' | 'bold'

// What Windows-1252 has beyond Latin-1: the standard fonts know these and no others.
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const isStandard = (text: string): boolean => [...text].every((letter) => letter <= 'ÿ' || beyondLatin1.has(letter))

const standard: Record<Weight, PdfFont> = { regular: { name: 'Helvetica' }, bold: { name: 'Helvetica-Bold' } }
const noto = (cut: string): PdfFont => ({
  name: `NotoSans-${cut}`,
  source: fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${cut}/NotoSans_${cut}.ttf`)),
})
// Latin with all its marks, Greek, Cyrillic and Vietnamese.
const wide: Record<Weight, () => PdfFont> = { regular: () => noto('400Regular'), bold: () => noto('700Bold') }

const opened = new Map<string, Promise<Font>>()
async function openFont(source: string): Promise<Font> {
  const found = opened.get(source) ?? readFont(source)
  opened.set(source, found)
  return found
}

async function readFont(source: string): Promise<Font> {
  // Loaded by the first text that needs it: most documents and every start do without.
  const { create } = await import('fontkit')
  return create(await readFile(source))
}

// Written from right to left, and shaped by what stands beside: letter by letter they would be wrong.
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Text as it is set: one form of each letter, and nothing that cannot be seen. */
export const settable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .replaceAll(/[\p{Cf}\ufe00-\ufe0f]/gu, '')

/** Fonts of one document: the standard ones, those with more letters, and the one of the installation for all others. */
export class PdfFonts {
  readonly #own: string | undefined

  /** `own` is the path of a TrueType or OpenType font. */
  constructor(own: string | undefined) {
    this.#own = own
  }

  /** The first font that has every letter of a text. Refuses with pdf.lettersMissing, which names those no font has. */
  async of(text: string, weight: Weight): Promise<PdfFont> {
    if (isStandard(text)) return standard[weight]
    const own = this.#own ? [{ name: 'Own', source: this.#own }] : []
    let missing = ''
    for (const font of [wide[weight](), ...own]) {
      const { source } = font
      const known = await openFont(source!)
      missing = [...new Set(text)]
        .filter(
          (letter) =>
            letter !== '\n' && (rightToLeft.test(letter) || !known.hasGlyphForCodePoint(letter.codePointAt(0)!)),
        )
        .join('')
      if (missing === '') return font
    }
    return fail('pdf.lettersMissing', { letters: missing.slice(0, 40) })
  }
}
