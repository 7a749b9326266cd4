/** Told on the page of a record into which the one asked for was merged. */
export const mergedTexts = {
  'merges.followed': {
    de: 'Der gesuchte Eintrag ist in diesem aufgegangen.',
    en: 'The record you were looking for has been merged into this record.',
  },
}
