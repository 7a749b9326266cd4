/** Why a button cannot be pressed now, and what it waits for. */
export const reasonsTexts = {
  'reason.chooseSome': { de: 'Wählen Sie mindestens einen Eintrag.', en: 'Choose at least one entry.' },
  'reason.chooseModules': { de: 'Wählen Sie mindestens ein Modul.', en: 'Choose at least one module.' },
  'reason.chooseModule': { de: 'Wählen Sie zuerst ein Modul.', en: 'Choose a module first.' },
  'reason.chooseDay': { de: 'Geben Sie zuerst ein Datum ein.', en: 'Enter a date first.' },
  'reason.chooseSource': {
    de: 'Wählen Sie zuerst das Produkt, dessen Module übernommen werden.',
    en: 'First choose the product to copy modules from.',
  },
  'reason.chooseRows': { de: 'Wählen Sie zuerst Zeilen aus.', en: 'Choose rows first.' },
  'reason.chooseTwo': {
    de: 'Wählen Sie oben zwei verschiedene Einträge.',
    en: 'Choose two different entries above.',
  },
  'reason.conflicts': {
    de: 'Beheben Sie zuerst die oben genannten Hindernisse.',
    en: 'First resolve the conflicts listed above.',
  },
  'reason.tooManyInvited': {
    de: 'Höchstens {count} Kontakte können auf einmal eingeladen werden.',
    en: 'At most {count} contacts can be invited at a time.',
  },
  'reason.allConfirmed': {
    de: 'Alle Gewählten haben schon einen Zugang.',
    en: 'Everyone selected already has an account.',
  },
  'reason.noSessions': { de: 'Niemand ist angemeldet.', en: 'No one is signed in.' },
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
  'reason.decided': { de: 'Über diesen Antrag ist entschieden.', en: 'This request has already been decided.' },
  'reason.proofsFull': {
    de: 'Mehr als {most} Dateien sind nicht möglich. Entfernen Sie bitte zuerst eine.',
    en: 'No more than {most} files are possible. Please remove one first.',
  },
  'reason.isFirst': { de: 'Steht schon an erster Stelle.', en: 'Already first.' },
  'reason.isLast': { de: 'Steht schon an letzter Stelle.', en: 'Already last.' },
  'reason.switchedOff': { de: 'Ausgeschaltet.', en: 'Switched off.' },
  'reason.productOff': {
    de: 'Das Produkt ist für Sie deaktiviert.',
    en: 'The product is disabled for you.',
  },
  'reason.thisDevice': {
    de: 'Dieses Gerät. Melden Sie sich dafür ab.',
    en: 'This device. Sign out to end it.',
  },
  'reason.webhookOff': { de: 'Der Webhook ist ausgeschaltet.', en: 'The webhook is switched off.' },
  'reason.noErrors': { de: 'Es gab keine Fehler.', en: 'There were no errors.' },
  'reason.mostSeats': { de: 'Mehr als {most} sind nicht möglich.', en: 'No more than {most} are possible.' },
  'reason.noSeats': { de: 'Weniger als 0 ist nicht möglich.', en: 'Cannot be less than 0.' },
  'reason.uncounted': { de: 'Das Modul wird nicht gezählt.', en: 'This module is not counted.' },
  'reason.dependency': {
    de: 'Eine technische Abhängigkeit hat keine Anzahl, die kleiner werden kann.',
    en: 'A technical dependency has no count to reduce.',
  },
  'reason.ownMove': {
    de: 'Diesen Umzug haben Sie selbst beantragt. Freigeben muss ihn jemand anderes.',
    en: 'You requested this move yourself. Someone else has to approve it.',
  },
  'reason.allModules': {
    de: 'Alle Module des Masters sind schon dabei.',
    en: 'All modules of the master have been added already.',
  },
  'reason.cloudFewPlaces': {
    de: '{wanted} {wanted|Person braucht|Personen brauchen} einen Platz, {free|einer ist|{free} sind} noch frei.',
    en: '{wanted} {wanted|person needs|people need} a seat, but only {free|one is|{free} are} free.',
  },
  'reason.cloudHasAccess': {
    de: 'Zugang haben noch: {names}. Schalten Sie ihn erst aus.',
    en: 'These people still have access: {names}. Switch it off first.',
  },
  'reason.cloudExpired': { de: 'Das Cloud-Konto ist abgelaufen.', en: 'The cloud account has expired.' },
  'reason.cloudBlocked': { de: 'Erst ab {day} wieder möglich.', en: 'Available again from {day}.' },
  'reason.chooseStart': { de: 'Geben Sie zuerst den Beginn ein.', en: 'Enter the start date first.' },
  'reason.chooseProduct': { de: 'Wählen Sie zuerst ein Produkt.', en: 'Choose a product first.' },
  'reason.protocolUsed': {
    de: 'Firmen melden sich schon darüber an.',
    en: 'Companies already sign in with it.',
  },
  'reason.ssoDomains': {
    de: 'Tragen Sie zuerst die E-Mail-Domains der Firma ein.',
    en: 'Enter the company’s email domains first.',
  },
  'reason.ssoIds': {
    de: 'Ändern darf das nur, wer die Berechtigung „Mandanten- und Client-ID bearbeiten“ hat.',
    en: 'Only people with the permission “Edit tenant and client id” may change this.',
  },
  'reason.numberFromCrm': { de: 'Die Nummer kommt aus dem CRM.', en: 'The number comes from the CRM.' },
  'reason.keyUnused': {
    de: 'Mit diesem Schlüssel ist keine gültige Lizenz signiert.',
    en: 'No valid licence is signed with this key.',
  },
  'reason.keyUsed': {
    de: 'Gültige Lizenzen sind mit diesem Schlüssel signiert: {count}.',
    en: 'Valid licences signed with this key: {count}.',
  },
  'reason.password': { de: 'Bitte geben Sie Ihr Passwort ein.', en: 'Please enter your password.' },
  'reason.code': { de: 'Bitte geben Sie den Code ein.', en: 'Please enter the code.' },
  'reason.open': { de: 'Noch offen: {what}', en: 'Still required: {what}' },
  'reason.consent': { de: 'Ihr Einverständnis', en: 'your consent' },
} as const
