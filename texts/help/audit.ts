export const helpTexts = {
  'help./management/auditlog': {
    de: 'Hier steht, wer wann was geändert hat; nichts davon lässt sich unbemerkt ändern. Filtern Sie nach Person, Vorgang und Zeit. Aufgeklappt zeigt eine Zeile die Werte davor und danach.',
    en: 'Who changed what and when; nothing of it can be altered unnoticed. Filter by person, action and time. An unfolded row shows the values before and after.',
  },
} as const
