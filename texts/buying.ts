/** What a private person reads who looks for a product. */
export const buyingTexts = {
  'buying.title': { de: 'Produkte kaufen', en: 'Buy products' },
  'buying.context': {
    de: 'Was Sie ohne Studiennachweis kaufen können, und die Studienversion für alle, die studieren',
    en: 'What you can buy without proof of student status, and the student version for students',
  },
  'buying.none': {
    de: 'Zurzeit gibt es kein Produkt, das Sie ohne Nachweis kaufen können.',
    en: 'There is currently no product you can buy without proof.',
  },
  'buying.price': { de: 'Preis', en: 'Price' },
  'buying.priceWithTax': { de: '{price} inkl. {tax} % MwSt.', en: '{price} incl. {tax}% VAT' },
  'buying.term': { de: 'Laufzeit', en: 'Term' },
  'buying.proof': { de: 'Nachweis', en: 'Proof' },
  'buying.noProof': { de: 'nicht nötig', en: 'not needed' },
  'buying.buy': { de: 'Für {price} kaufen', en: 'Buy for {price}' },
  'buying.buyNamed': { de: '{name} für {price} kaufen', en: 'Buy {name} for {price}' },
  'buying.hint': {
    de: 'Sie bezahlen auf der Seite unseres Shops und kommen dann hierher zurück.',
    en: 'You pay in our shop and then return here.',
  },
  'buying.toProduct': { de: 'Zum Produkt', en: 'Go to product' },
  'buying.nothing': { de: 'Noch kein Produkt', en: 'No product yet' },
  'buying.nothingHint': { de: 'Zu Ihrem Konto gehört noch kein Produkt.', en: 'Your account has no product yet.' },
  'buying.first': { de: 'Produkte ansehen', en: 'View products' },
  'buying.profileFirst': {
    de: 'Zu Ihrem Konto gibt es kein vollständiges Profil. Bitte füllen Sie es aus; danach bekommen Sie hier Ihre Produkte.',
    en: 'Your account has no complete profile. Please complete it; your products will then appear here.',
  },
  'buying.toProfile': { de: 'Zum Profil', en: 'Go to profile' },
  'buying.ofCompany': {
    de: 'Ihr Konto gehört zu einer Firma. Deren Produkte stehen unter „Firmenprodukte“.',
    en: 'Your account belongs to a company. Its products are listed under “Company products”.',
  },
  'buying.studying': { de: 'Studieren Sie?', en: 'Are you a student?' },
  'buying.studyingHint': {
    de: 'Holen Sie sich die aktuelle Studienversion. Ihr Studium weisen Sie danach mit Ihrer Hochschuladresse oder einer Bescheinigung nach.',
    en: 'Get the current student version. You then verify your student status with your university address or a certificate.',
  },
  'buying.take': { de: 'Studienversion holen', en: 'Get student version' },
  'buying.withoutProof': { de: 'Ohne Nachweis', en: 'Without proof' },
} as const
