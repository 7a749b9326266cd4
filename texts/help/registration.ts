export const helpTexts = {
  'help./registrations': {
    de: 'Hier stehen Personen, die sich für eine Firma registriert haben. Sie ordnen sie der Firma zu oder lehnen ab; Vorschläge stehen daneben. Bis dahin sehen sie keine Produkte.',
    en: 'People who registered for a company. Assign them to the company or decline; suggestions are shown. Until then they see no products.',
  },
} as const
