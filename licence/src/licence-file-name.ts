/** What the name of a licence file says about product and version: `Wellenwerk_Netzwerk_20_10023.lic`. */
import { foldName } from './file-text.ts'

/** A product as a file may mean it; the title is folded (`folded`), to be compared with folded titles. */
export interface NamedProduct {
  title: string
  version: number
}

const longest = 200

// What file managers, browsers and mail programs put around the name of a second file: "Kopie von x.lic", "x - Kopie (2).lic", "x(1).lic.txt".
const copyBefore = /^(?:kopie(?: \(\d+\))? von|copy(?: \(\d+\))? of) +/i
const copyBehind = /(?:[ _-]*(?:\(\d{1,2}\)|-+ *(?:kopie|copy)| kopie| copy))+$/i

/** The last part of a path with %20 and its like decoded, without control, direction and other invisible characters, at most 200 characters. */
export function bareFileName(path: string): string {
  const name = (decoded(path).split(/[/\\]/).at(-1) ?? '').toWellFormed().normalize('NFC')
  const visible = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return visible.length <= longest ? visible : `${visible.slice(0, longest - 4).toWellFormed()}.lic`
}

function decoded(name: string): string {
  if (!/%[0-9a-f]{2}/i.test(name)) return name
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * Every reading of a file name as title and version, the likeliest first: each number of up to three digits may be the
 * version of the title before it. `wellenwerk-einzelplatz-v20.lic` gives wellenwerkeinzelplatz, 20, and so does a copy of it.
 */
export function productsNamed(fileName: string): NamedProduct[] {
  const words = bareFileName(fileName)
    .replace(/(?:\.lic|\.txt)+$/i, '')
    .replace(copyBefore, '')
    .replace(copyBehind, '')
    .replace(/\.lic$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 40)
  return words.flatMap((word, at) => {
    const version = Number(/^v?(\d{1,3})$/i.exec(word)?.[1] ?? 0)
    const title = foldName(words.slice(0, at).join(''))
    return version > 0 && title !== '' ? [{ title, version }] : []
  })
}
