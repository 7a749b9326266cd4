export const helpTexts = {
  'help./vdiaccountslist': {
    de: 'Hier stehen die virtuellen Desktops mit Anwender, Laufzeit und Stand. Sie kommen aus der Cloud oder aus einer Tabelle, die vor dem Übernehmen geprüft wird. Die Laufzeit ändern Sie am Ende der Zeile.',
    en: 'These are the virtual desktops with user, term and state. They come from the cloud or from a table that is checked before it is imported. You change the term at the end of the row.',
  },
} as const
