export const helpTexts = {
  'help./vdiaccountslist': {
    de: 'Hier stehen die virtuellen Desktops mit Anwender, Laufzeit und Stand. Sie kommen aus der Cloud oder aus einer Tabelle, die vor dem Übernehmen geprüft wird. Die Laufzeit ändern Sie am Ende der Zeile.',
    en: 'Virtual desktops with user, term and status. They come from the cloud or from a table that is checked before import. Change the term at the end of the row.',
  },
} as const
