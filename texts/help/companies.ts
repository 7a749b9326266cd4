export const helpTexts = {
  'help./companies': {
    de: 'Suchen Sie nach Name, Ort, Kundennummer oder Art; kleine Tippfehler schaden nicht. Die Spalte „Lizenzen“ zeigt, wo bald etwas abläuft. Auf der Seite der Firma stehen ihre Produkte, Rechner und Ansprechpartner; dort stellen Sie auch Lizenzen aus.',
    en: 'Search by name, city, customer number or type; small typing errors are fine. The “Licences” column shows upcoming expiries. Open a company for its products, machines and contacts, and to issue licences.',
  },
} as const
