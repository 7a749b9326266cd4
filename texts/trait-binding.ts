/** Binding to traits of a machine: what is known of it, what changed, and reading it again. */
export const traitBindingTexts = {
  'traits.title': { de: 'Merkmale des Rechners', en: 'Traits of the machine' },
  'traits.command': {
    de: 'So entsteht auf dem Rechner eine Lizenzanfrage mit Merkmalen:',
    en: 'This creates a licence request with traits on the machine:',
  },
  'traits.none': {
    de: 'Von diesem Rechner sind noch keine Merkmale bekannt.',
    en: 'No traits of this machine are known yet.',
  },
  'traits.known': { de: 'bekannt', en: 'known' },
  'traits.unknown': { de: 'nicht bekannt', en: 'not known' },
  'traits.enough': {
    de: '{holding} {holding|Merkmal stimmt|Merkmale stimmen} überein, nötig {need|ist|sind} {need}: Es ist derselbe Rechner.',
    en: '{holding} {holding|trait holds|traits hold}, {need} {need|is|are} needed: it is the same machine.',
  },
  'traits.tooFew': {
    de: '{holding} {holding|Merkmal stimmt|Merkmale stimmen} überein, nötig {need|ist|sind} {need}: Es ist ein anderer Rechner.',
    en: '{holding} {holding|trait holds|traits hold}, {need} {need|is|are} needed: it is another machine.',
  },
  'traits.need': {
    de: '{known} {known|Merkmal ist|Merkmale sind} bekannt; später {need|muss|müssen} {need} übereinstimmen.',
    en: '{known} {known|trait is|traits are} known; {need} must hold later.',
  },
  'traits.short': { de: '{holding} von {all}, {need} nötig', en: '{holding} of {all}, {need} needed' },
  'traits.shortChanged': { de: '{short}; geändert: {kinds}', en: '{short}; changed: {kinds}' },
  'traits.column': { de: 'Merkmale zuletzt', en: 'Traits last read' },
  'traits.rereadTitle': { de: 'Rechner neu einlesen', en: 'Read the machine again' },
  'traits.rereadFile': {
    de: 'Neue Lizenzanfrage (.id) dieses Rechners',
    en: 'New licence request (.id) of this machine',
  },
  'traits.rereadDone': {
    de: 'Der Rechner ist neu eingelesen. Die neue Lizenz hat die Nummer {serial}.',
    en: 'The machine has been read again. The new licence has number {serial}.',
  },
  'traits.rereadOther': {
    de: 'Das ist nach der Regel des Produkts ein anderer Rechner. Übertragen Sie die Lizenz, oder wenden Sie sich an den Hersteller.',
    en: 'By the product’s policy this is another machine. Move the licence, or contact the vendor.',
  },
} as const
