const plain: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/** What a list is called as a file: "Umzüge" of 2026-07-01 (an ISO day) becomes `Umzuege-2026-07-01.csv`. */
export const exportedFileName = (title: string, day: string, extension: string): string =>
  `${title.replace(/[äöüÄÖÜß]/g, (letter) => plain[letter]!).replace(/[^\w-]+/g, '-')}-${day}.${extension}`
