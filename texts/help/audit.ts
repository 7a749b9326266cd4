export const helpTexts = {
  'help./management/auditlog': {
    de: 'Hier steht, wer wann was geändert hat; nichts davon lässt sich unbemerkt ändern. Filtern Sie nach Person, Vorgang und Zeit. Aufgeklappt zeigt eine Zeile die Werte davor und danach.',
    en: 'Who changed what and when. No entry can be altered unnoticed. Filter by person, action and time; expand a row to see the values before and after.',
  },
  'help./management/auditlog/visitors': {
    de: 'Hier steht je Stunde, wie oft ohne Anmeldung etwas angefragt oder verweigert wurde. Sehr viele in einer Stunde deuten auf einen Angriff oder ein falsch eingerichtetes Programm hin. Was eingegeben wurde, wird nicht gespeichert.',
    en: 'How often requests were made or refused without sign-in, by hour. A high number in one hour points to an attack or a misconfigured program. What was typed is not stored.',
  },
} as const
