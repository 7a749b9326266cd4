/** What the name of a licence file says about product and version: `Wellenwerk_Netzwerk_20_10023.lic`. */
import { foldName } from './file-text.ts'

/** A product as a file may mean it; the title is folded (`folded`), to be compared with folded titles. */
export interface NamedProduct {
  title: string
  version: number
}

const longest = 200

/** The last part of a path, without control, direction and other invisible characters, at most 200 characters. */
export function bareFileName(path: string): string {
  const name = (path.split(/[/\\]/).at(-1) ?? '').toWellFormed().normalize('NFC')
  const visible = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return visible.length <= longest ? visible : `${visible.slice(0, longest - 4).toWellFormed()}.lic`
}

/**
 * Every reading of a file name as title and version, the likeliest first: each number of up to three digits may be the
 * version of the title before it. `wellenwerk-einzelplatz-v20.lic` gives wellenwerkeinzelplatz, 20.
 */
export function productsNamed(fileName: string): NamedProduct[] {
  const words = bareFileName(fileName)
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
