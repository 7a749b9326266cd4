const plain: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/** What a list is called as a file: "Umzüge" of 2026-07-01 (an ISO day) becomes `Umzuege-2026-07-01.csv`. */
export const exportedFileName = (title: string, day: string, extension: string): string =>
  `${title.replace(/[äöüÄÖÜß]/g, (letter) => plain[letter]!).replace(/[^\w-]+/g, '-')}-${day}.${extension}`

/** The ending of what is kept of an upload. */
const endings: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'application/pdf': '.pdf' }

/** A file's name with the ending of what it really is: `x.exe` that holds a picture becomes `x.jpg`. */
export function nameWithEnding(name: string, mediaType: string): string {
  const ending = endings[mediaType] ?? ''
  if (name.toLowerCase().endsWith(ending)) return name
  const stem = name.replace(/\.[A-Za-z][A-Za-z0-9]{0,4}$/, '')
  return stem.toLowerCase().endsWith(ending) ? stem : `${stem.slice(0, 200 - ending.length)}${ending}`
}
