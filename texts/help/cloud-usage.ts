export const helpTexts = {
  'help./cloudstatistics': {
    de: 'Hier stehen Stunden, Anmeldungen und Kosten der Cloud nach Anwender, Firma und Monat. Alle Zahlen stammen aus den eingelesenen Sitzungsberichten und werden jede Minute aufgefrischt, solange die Seite offen ist. Was eine Stunde kostet, legen Sie unter „Kostenvariablen“ ab einem Monat fest; ob Firmen genug Plätze haben, zeigt die „Auslastung“.',
    en: 'Hours, sign-ins and costs of the cloud by user, company and month. All figures come from imported session reports and refresh every minute while the page is open. Set the price per hour under “Cost variables”, starting with any month; “Seat usage” shows whether companies have enough seats.',
  },
} as const
