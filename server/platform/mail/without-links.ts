/**
 * Words typed by a user, such as a name, as they stand in a mail: on one line, and with nothing that a mail program makes a
 * link of. What looks like an address is parted: `www.firma.de` becomes `www firma. de`.
 */
export const withoutLinks = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .replaceAll('://', ' ')
    .replace(/\bwww[.。．｡]/giu, 'www ')
    .replace(/(?<=[\p{L}\p{N}_-])[.。．｡](?=[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-])/gu, '. ')
    .trim()
