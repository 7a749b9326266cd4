export const helpTexts = {
  'help./cloudstatistics': {
    de: 'Hier stehen Stunden, Anmeldungen und Kosten der Cloud nach Anwender, Firma und Monat. Alle Zahlen stammen aus den eingelesenen Nutzungsberichten und werden jede Minute aufgefrischt, solange die Seite offen ist. Was eine Stunde kostet, legen Sie unter den Kosten mit ihrem Beginn fest; ob Firmen genug Plätze haben, sagt die Auslastung.',
    en: 'Hours, sign-ins and costs of the cloud by user, company and month. All figures come from the usage reports read in and are refreshed every minute while the page is open. What an hour costs is set below the costs, with the day it starts; whether companies have enough places is said by the use of places.',
  },
} as const
