export const helpTexts = {
  'help./companies': {
    de: 'Suchen Sie nach Name, Ort, Kundennummer oder Art; kleine Tippfehler schaden nicht. Die Spalte „Lizenzen“ zeigt, wo bald etwas abläuft. Auf der Seite der Firma stehen ihre Produkte, Rechner und Ansprechpartner; dort stellen Sie auch Lizenzen aus.',
    en: 'Search by name, city, customer number or type; small typing errors do no harm. The column “Licences” shows where something ends soon. The company’s page holds its products, machines and contacts; licences are issued there, too.',
  },
} as const
