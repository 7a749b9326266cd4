export const helpTexts = {
  'help./management/moves': {
    de: 'Hier stehen Umzüge: Eine Lizenz wechselt auf einen anderen Rechner. Ein Umzug gibt die alte Lizenz auf und stellt die neue aus. Was Kunden ohne Rückfrage dürfen, legen Sie am Produkt fest.',
    en: 'These are moves: a licence changes to another machine. A move gives up the old licence and issues the new one. What customers may do without asking is set at the product.',
  },
} as const
