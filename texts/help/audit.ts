export const helpTexts = {
  'help./management/auditlog': {
    de: 'Hier steht, wer wann was geändert hat; nichts davon lässt sich unbemerkt ändern. Filtern Sie nach Person, Vorgang und Zeit. Aufgeklappt zeigt eine Zeile die Werte davor und danach.',
    en: 'Who changed what and when; nothing of it can be altered unnoticed. Filter by person, action and time. An unfolded row shows the values before and after.',
  },
  'help./management/auditlog/visitors': {
    de: 'Hier steht je Stunde, wie oft ohne Anmeldung etwas angefragt oder verweigert wurde. Sehr viele in einer Stunde deuten auf einen Angriff oder ein falsch eingerichtetes Programm hin. Was eingegeben wurde, wird nicht gespeichert.',
    en: 'How often, by the hour, something was asked for or refused without sign-in. Very many in one hour point to an attack or a program set up wrongly. What was typed is not kept.',
  },
} as const
