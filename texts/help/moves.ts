export const helpTexts = {
  'help./management/moves': {
    de: 'Hier stehen Umzüge: Eine Lizenz wechselt auf einen anderen Rechner. Ein Umzug gibt die alte Lizenz auf und stellt die neue aus. Was Kunden ohne Rückfrage dürfen, legen Sie am Produkt fest.',
    en: 'Moves of a licence to another machine. A move releases the old licence and issues a new one. Set at the product what customers may do without approval.',
  },
} as const
