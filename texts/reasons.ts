/** Why a button cannot be pressed now, and what it waits for. */
export const reasonsTexts = {
  'reason.chooseSome': { de: 'Wählen Sie mindestens einen Eintrag.', en: 'Choose at least one entry.' },
  'reason.chooseModules': { de: 'Wählen Sie mindestens ein Modul.', en: 'Choose at least one module.' },
  'reason.chooseModule': { de: 'Wählen Sie zuerst ein Modul.', en: 'Choose a module first.' },
  'reason.chooseDay': { de: 'Geben Sie zuerst ein Datum ein.', en: 'Enter a date first.' },
  'reason.chooseSource': {
    de: 'Wählen Sie zuerst das Produkt, dessen Module übernommen werden.',
    en: 'Choose the product whose modules are copied first.',
  },
  'reason.chooseRows': { de: 'Wählen Sie zuerst Zeilen aus.', en: 'Choose rows first.' },
  'reason.chooseTwo': {
    de: 'Wählen Sie oben zwei verschiedene Einträge.',
    en: 'Choose two different entries above.',
  },
  'reason.conflicts': {
    de: 'Beheben Sie zuerst die oben genannten Hindernisse.',
    en: 'First remove the obstacles listed above.',
  },
  'reason.tooManyInvited': {
    de: 'Höchstens {count} Kontakte können auf einmal eingeladen werden.',
    en: 'At most {count} contacts can be invited at once.',
  },
  'reason.allConfirmed': {
    de: 'Alle Gewählten haben schon einen Zugang.',
    en: 'All those chosen have an account already.',
  },
  'reason.noSessions': { de: 'Niemand ist angemeldet.', en: 'Nobody is signed in.' },
  'reason.noFactor': {
    de: 'Es ist kein zweiter Faktor eingerichtet.',
    en: 'No second factor is set up.',
  },
  'reason.keyColumn': { de: 'Ordnen Sie „{key}“ eine Spalte zu.', en: 'Assign a column to “{key}”.' },
  'reason.checkAgain': { de: 'Bitte zuerst noch einmal prüfen.', en: 'Please check again first.' },
  'reason.importRuns': {
    de: 'Der Import läuft noch.',
    en: 'The import is still running.',
  },
  'reason.decided': { de: 'Über diesen Antrag ist entschieden.', en: 'This request has been decided.' },
  'reason.proofsFull': {
    de: 'Mehr als {most} Dateien sind nicht möglich. Entfernen Sie bitte zuerst eine.',
    en: 'The maximum file number of {most} is reached. Please remove one first.',
  },
  'reason.isFirst': { de: 'Steht schon an erster Stelle.', en: 'Is first already.' },
  'reason.isLast': { de: 'Steht schon an letzter Stelle.', en: 'Is last already.' },
  'reason.switchedOff': { de: 'Ausgeschaltet.', en: 'Switched off.' },
  'reason.productOff': {
    de: 'Das Produkt ist für Sie gesperrt.',
    en: 'The product is disabled for you.',
  },
  'reason.thisDevice': {
    de: 'Dieses Gerät. Melden Sie sich dafür ab.',
    en: 'This device. Sign out to end it.',
  },
  'reason.webhookOff': { de: 'Der Webhook ist ausgeschaltet.', en: 'The webhook is switched off.' },
  'reason.noErrors': { de: 'Es gab keine Fehler.', en: 'There were no errors.' },
  'reason.mostSeats': { de: 'Mehr als {most} sind nicht möglich.', en: 'More than {most} are not possible.' },
  'reason.noSeats': { de: 'Weniger als 0 ist nicht möglich.', en: 'Less than 0 is not possible.' },
  'reason.uncounted': { de: 'Das Modul wird nicht gezählt.', en: 'This module is not counted.' },
  'reason.dependency': {
    de: 'Eine technische Abhängigkeit hat keine Anzahl, die kleiner werden kann.',
    en: 'A technical dependency has no count that could be reduced.',
  },
  'reason.ownMove': {
    de: 'Diesen Umzug haben Sie selbst gestellt. Freigeben muss ihn jemand anderes.',
    en: 'You asked for this move yourself. Somebody else has to approve it.',
  },
  'reason.allModules': { de: 'Alle Module des Masters sind schon dabei.', en: 'All modules of the master are there.' },
  'reason.cloudFewPlaces': {
    de: '{wanted} {wanted|Person braucht|Personen brauchen} einen Platz, {free|einer ist|{free} sind} noch frei.',
    en: '{wanted} {wanted|person needs|people need} a place, {free|one is|{free} are} still free.',
  },
  'reason.cloudHasAccess': {
    de: 'Zugang haben noch: {names}. Schalten Sie ihn erst aus.',
    en: 'These people still have access: {names}. Switch it off first.',
  },
  'reason.cloudExpired': { de: 'Das Cloud-Konto ist abgelaufen.', en: 'The cloud account has expired.' },
  'reason.cloudBlocked': { de: 'Erst ab {day} wieder möglich.', en: 'Possible again from {day}.' },
  'reason.chooseStart': { de: 'Geben Sie zuerst den Beginn ein.', en: 'Enter the start date first.' },
  'reason.chooseProduct': { de: 'Wählen Sie zuerst ein Produkt.', en: 'Choose a product first.' },
  'reason.protocolUsed': {
    de: 'Firmen melden sich schon darüber an.',
    en: 'Companies sign in with it already.',
  },
  'reason.ssoDomains': {
    de: 'Tragen Sie zuerst die E-Mail-Domains der Firma ein.',
    en: 'Enter the company’s e-mail domains first.',
  },
  'reason.ssoIds': {
    de: 'Ändern darf das nur, wer die Berechtigung „Mandanten- und Client-ID bearbeiten“ hat.',
    en: 'Only holders of the permission “Edit tenant and client id” may change this.',
  },
  'reason.numberFromCrm': { de: 'Die Nummer kommt aus dem CRM.', en: 'The number comes from the CRM.' },
  'reason.keyUnused': {
    de: 'Mit diesem Schlüssel ist keine gültige Lizenz unterschrieben.',
    en: 'No current licence is signed with this key.',
  },
  'reason.keyUsed': {
    de: 'Gültige Lizenzen sind mit diesem Schlüssel unterschrieben: {count}.',
    en: 'Current licences signed with this key: {count}.',
  },
  'reason.password': { de: 'Bitte geben Sie Ihr Passwort ein.', en: 'Please enter your password.' },
  'reason.code': { de: 'Bitte geben Sie den Code ein.', en: 'Please enter the code.' },
  'reason.open': { de: 'Noch offen: {what}', en: 'Still open: {what}' },
  'reason.consent': { de: 'Ihr Einverständnis', en: 'your consent' },
} as const
