/** A header as it is compared: letters and digits only. */
export const plainHeader = (header: string): string =>
  header
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .replace(/[^a-z0-9]/g, '')
