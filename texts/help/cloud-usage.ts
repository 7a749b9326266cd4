export const helpTexts = {
  'help./cloudstatistics': {
    de: 'Hier stehen Stunden, Anmeldungen und Kosten der Cloud nach Anwender, Firma und Monat. Alle Zahlen stammen aus den eingelesenen Sitzungsberichten und werden jede Minute aufgefrischt, solange die Seite offen ist. Was eine Stunde kostet, legen Sie unter „Kostenvariablen“ ab einem Monat fest; ob Firmen genug Plätze haben, zeigt die „Auslastung“.',
    en: 'Hours, sign-ins and costs of the cloud by user, company and month. All figures come from the session reports read in and are refreshed every minute while the page is open. What an hour costs is set under “Cost variables”, from a given month on; “Seat usage” shows whether companies have enough places.',
  },
} as const
