/** What students get of a product, as staff set it. */
export const studentProductsTexts = {
  'terms.title': { de: 'Für Studierende und Privatpersonen', en: 'For students and private individuals' },
  'terms.none': {
    de: 'Dieses Produkt wird nicht an Studierende oder Privatpersonen gegeben.',
    en: 'This product is not available to students or private individuals.',
  },
  'terms.offer': { de: 'Anbieten', en: 'Offer' },
  'terms.price': { de: 'Preis in Euro, mit Steuer', en: 'Price in euros, tax included' },
  'terms.tax': { de: 'Steuer in Prozent', en: 'Tax in per cent' },
  'terms.shopCode': { de: 'Artikelcode im Shop', en: 'Product code in the shop' },
  'terms.months': { de: 'Laufzeit der Lizenz in Monaten', en: 'Term of the licence in months' },
  'terms.port': { de: 'Port', en: 'Port' },
  'terms.machines': { de: 'Rechner je Laufzeit', en: 'Machines per term' },
  'terms.proof': { de: 'Nachweis des Studiums nötig', en: 'Require proof of student status' },
  'terms.payFirst': { de: 'Bezahlen schon vor dem Nachweis möglich', en: 'Allow payment before proof' },
  'terms.yearly': { de: 'Nachweis jedes Jahr neu', en: 'Require proof every year' },
  'terms.bound': { de: 'An den Rechner gebunden (.id nötig)', en: 'Bound to machine (.id required)' },
  'terms.successor': { de: 'Nachfolger', en: 'Successor' },
  'terms.comparison': { de: 'Vergleich der Versionen', en: 'Comparison of versions' },
  'terms.comparisonHint': {
    de: 'Je Zeile: Funktion deutsch | Funktion englisch | Lehrbuchausgabe | Studienversion; heißt es auf Englisch anders: | Lehrbuchausgabe englisch | Studienversion englisch',
    en: 'Per line: feature in German | feature in English | textbook edition | student version; if different in English: | textbook edition in English | student version in English',
  },
  'terms.saved': { de: 'Die Angaben für Studierende sind gespeichert.', en: 'The terms for students have been saved.' },
} as const
