export const helpTexts = {
  'help./registrations': {
    de: 'Hier stehen Menschen, die sich für eine Firma registriert haben. Sie ordnen sie der Firma zu oder lehnen ab; Vorschläge stehen daneben. Bis dahin sehen sie keine Produkte.',
    en: 'These are people who registered for a company. You assign them to the company or decline; suggestions are shown next to them. Until then they see no products.',
  },
} as const
