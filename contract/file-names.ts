const plain: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/** A text without letters that only German has: "Prüfstück" becomes `Pruefstueck`. */
export const withoutUmlauts = (text: string): string => text.replace(/[äöüÄÖÜß]/g, (letter) => plain[letter]!)

/** A title as part of a file's name: "Offene Umzüge" becomes `Offene-Umzuege`. */
export const nameInFiles = (title: string): string => withoutUmlauts(title).replace(/[^\w-]+/g, '-')

/** What a list is called as a file: "Umzüge" of 2026-07-01 (an ISO day) becomes `Umzuege-2026-07-01.csv`. */
export const exportedFileName = (title: string, day: string, extension: string): string =>
  `${nameInFiles(title)}-${day}.${extension}`

/** Endings of what an upload may be; the first is given where it has another. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jfif', '.png', '.webp', '.bmp', '.tif', '.tiff'],
  'application/pdf': ['.pdf'],
}

/**
 * A file's name with an ending of what it is: `x.exe` that holds a picture becomes `x.jpg`. Pictures are stored as JPEG under
 * the ending they came with, so that people know theirs again.
 */
export function nameWithEnding(name: string, mediaType: string): string {
  const fitting = endings[mediaType] ?? ['']
  const fits = (one: string) => fitting.some((ending) => one.toLowerCase().endsWith(ending))
  if (fits(name)) return name
  const stem = name.replace(/\.[A-Za-z][A-Za-z0-9]{0,4}$/, '')
  return fits(stem) ? stem : `${stem.slice(0, 200 - fitting[0]!.length)}${fitting[0]}`
}
