/** What went wrong, in words; the codes the API answers with. Placeholders stand in braces. */
export const errors = {
  'request.invalid': { de: 'Die Eingabe ist ungültig.', en: 'The input is invalid.' },
  'request.tooLarge': { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  'request.mediaType': {
    de: 'Dieser Inhaltstyp wird hier nicht angenommen.',
    en: 'This content type is not accepted here.',
  },
  'request.tooMany': {
    de: 'Zu viele Anfragen. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
    en: 'Too many requests. Please try again in {seconds} seconds.',
  },
  'request.notFound': { de: 'Das gibt es hier nicht.', en: 'There is nothing here.' },
  'request.origin': { de: 'Die Anfrage kam von einer fremden Seite.', en: 'The request came from another site.' },
  'request.keyMissing': {
    de: 'Dieser Aufruf braucht einen Idempotency-Key, damit eine Wiederholung nichts doppelt tut.',
    en: 'This call needs an Idempotency-Key, so that repeating it does nothing twice.',
  },
  'webhooks.notFound': { de: 'Der Webhook wurde nicht gefunden.', en: 'The webhook was not found.' },
  'webhooks.deliveryNotFound': { de: 'Die Zustellung wurde nicht gefunden.', en: 'The delivery was not found.' },
  'webhooks.address': {
    de: 'An diese Adresse wird nicht zugestellt: Sie muss öffentlich sein und darf keine Zugangsdaten enthalten.',
    en: 'Nothing is delivered to this address: it must be public and must not contain credentials.',
  },
  'webhooks.tooMany': {
    de: 'Es gibt schon {limit} Webhooks, mehr sind nicht möglich.',
    en: 'There are {limit} webhooks already, and no more are possible.',
  },
  'webhooks.disabled': { de: 'Der Webhook ist abgeschaltet.', en: 'The webhook is switched off.' },
  'services.notFound': { de: 'Das Dienstkonto wurde nicht gefunden.', en: 'The service account was not found.' },
  'services.keyNotFound': { de: 'Der Schlüssel wurde nicht gefunden.', en: 'The key was not found.' },
  'services.nameTaken': {
    de: 'Es gibt schon ein Dienstkonto mit diesem Namen.',
    en: 'There is already a service account of that name.',
  },
  'services.tooManyKeys': {
    de: 'Ein Dienstkonto hat höchstens {limit} gültige Schlüssel. Widerrufen Sie zuerst einen.',
    en: 'A service account has at most {limit} active keys. Revoke one first.',
  },
  'services.keyEnd': { de: 'Der Schlüssel muss in der Zukunft enden.', en: 'The key must end in the future.' },
  'licensing.superseded': {
    de: 'Die Lizenz {serial} ist nicht mehr die neueste dieses Rechners; das ist {newest}.',
    en: 'Licence {serial} is no longer the newest of its machine; that is {newest}.',
  },
  'request.keyReused': {
    de: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
    en: 'This Idempotency-Key has already been used for another request.',
  },
  'request.keyInvalid': {
    de: 'Der Idempotency-Key muss 1 bis 200 druckbare Zeichen lang sein.',
    en: 'The Idempotency-Key must have 1 to 200 printable characters.',
  },
  'request.conflict': {
    de: 'Der Datensatz wurde gerade von jemand anderem geändert. Bitte laden Sie die Seite neu.',
    en: 'Somebody else has just changed this record. Please reload the page.',
  },
  'server.failed': {
    de: 'Das hat nicht geklappt. Der Fehler wurde unter der Anfragenummer vermerkt.',
    en: 'That did not work. The failure was recorded under the request number.',
  },
  'server.unavailable': {
    de: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The server cannot be reached at the moment. Please try again shortly.',
  },
  'server.busy': {
    de: 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.',
    en: 'A great many people are signing in right now. Please try again shortly.',
  },
  'session.required': { de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  'session.expired': {
    de: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    en: 'Your session has expired. Please sign in again.',
  },
  'session.wrongPassword': {
    de: 'E-Mail-Adresse oder Passwort ist nicht richtig. Verbleibende Versuche: {attempts}.',
    en: 'The e-mail address or the password is not correct. Attempts left: {attempts}.',
  },
  'session.unknownName': {
    de: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
    en: 'There is no account for this e-mail address.',
  },
  'session.passwordWrong': {
    de: 'Das Passwort ist nicht richtig. Verbleibende Versuche: {attempts}.',
    en: 'The password is not correct. Attempts left: {attempts}.',
  },
  'session.lastAttempt': {
    de: 'Die Anmeldung ist nicht gelungen. Noch ein falscher Versuch sperrt sie für 15 Minuten.',
    en: 'The sign-in failed. One more wrong attempt locks it for 15 minutes.',
  },
  'session.locked': {
    de: 'Nach zu vielen falschen Passwörtern ist die Anmeldung für 15 Minuten gesperrt. Gehört die Adresse zu einem Konto, liegt in dessen Postfach ein Link zum Entsperren.',
    en: 'After too many wrong passwords, signing in is locked for 15 minutes. If the address belongs to an account, its mailbox holds a link to unlock it.',
  },
  'session.disabled': { de: 'Dieses Konto ist gesperrt.', en: 'This account is disabled.' },
  'session.factorGone': {
    de: 'Diese Anmeldung ist abgelaufen oder schon abgeschlossen. Bitte melden Sie sich noch einmal an.',
    en: 'This sign-in has expired or was completed already. Please sign in again.',
  },
  'session.errorTfa': {
    de: 'Der Code ist nicht richtig. Bitte melden Sie sich noch einmal an.',
    en: 'The code is not correct. Please sign in again.',
  },
  'session.factorLocked': {
    de: 'Nach zu vielen falschen Codes ist die Anmeldung mit zweitem Faktor für 10 Minuten gesperrt.',
    en: 'After too many wrong codes, signing in with a second factor is locked for 10 minutes.',
  },
  'session.errorResendMail': {
    de: 'Die E-Mail konnte nicht noch einmal gesendet werden. Zwischen zwei E-Mails müssen 30 Sekunden liegen; je Anmeldung sind fünf möglich.',
    en: 'The e-mail could not be sent again. There must be 30 seconds between two e-mails, and five are possible for each sign-in.',
  },
  'session.passkeyRefused': {
    de: 'Mit diesem Passkey ist keine Anmeldung möglich.',
    en: 'It is not possible to sign in with this passkey.',
  },
  'session.confirmFirst': {
    de: 'Bitte bestätigen Sie zuerst mit Ihrem Passwort oder einem Passkey, dass Sie es sind.',
    en: 'Please confirm with your password or a passkey first that it is you.',
  },
  'session.confirmationWrong': {
    de: 'Das Passwort ist nicht richtig. Verbleibende Versuche: {attempts}.',
    en: 'The password is not correct. Attempts left: {attempts}.',
  },
  'security.totpWrong': {
    de: 'Der Code ist nicht richtig. Prüfen Sie bitte, ob die Uhr Ihres Geräts stimmt, und geben Sie den neuesten Code ein.',
    en: 'The code is not correct. Please check that your device’s clock is right and enter the latest code.',
  },
  'security.totpNotStarted': {
    de: 'Die Einrichtung der Authenticator-App wurde nicht begonnen. Bitte beginnen Sie von vorn.',
    en: 'The set-up of the authenticator app was not started. Please start over.',
  },
  'security.passkeyInvalid': {
    de: 'Der Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    en: 'The passkey could not be verified. Please try again.',
  },
  'security.passkeyTaken': {
    de: 'Dieser Passkey ist schon eingerichtet.',
    en: 'This passkey has been set up already.',
  },
  'security.passkeyLimit': {
    de: 'Mehr als {limit} Passkeys sind nicht möglich.',
    en: 'More than {limit} passkeys are not possible.',
  },
  'security.passkeyNotFound': { de: 'Diesen Passkey gibt es nicht.', en: 'This passkey does not exist.' },
  'security.noFactor': {
    de: 'Wiederherstellungscodes gibt es nur zusammen mit einem zweiten Faktor.',
    en: 'Recovery codes only exist together with a second factor.',
  },
  'security.emailSame': {
    de: 'Das ist bereits Ihre E-Mail-Adresse.',
    en: 'This is your e-mail address already.',
  },
  'sessions.notFound': {
    de: 'Diese Sitzung gibt es nicht mehr.',
    en: 'This session no longer exists.',
  },
  'accounts.errorUnlockAccount': {
    de: 'Das Konto konnte nicht entsperrt werden: Der Link ist ungültig, abgelaufen oder schon benutzt.',
    en: 'The account could not be unlocked: the link is invalid, has expired or has been used.',
  },
  'accounts.linkInvalid': {
    de: 'Dieser Link ist ungültig, abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen an.',
    en: 'This link is invalid, has expired or has been used. Please request a new one.',
  },
  'password.oldPasswordNotCorrect': {
    de: 'Das alte Passwort ist nicht richtig. Verbleibende Versuche: {attempts}.',
    en: 'The old password is not correct. Attempts left: {attempts}.',
  },
  'password.newAndOldPasswordAreSame': {
    de: 'Das neue Passwort muss sich vom alten unterscheiden.',
    en: 'The new password must differ from the old one.',
  },
  'password.setPasswordRule': {
    de: 'Das Passwort braucht mindestens 8 Zeichen mit Ziffer, Klein-, Großbuchstaben und Sonderzeichen.',
    en: 'The password needs at least 8 characters with a digit, a lower-case and an upper-case letter and a special character.',
  },
  'password.setPasswordRuleInvalidChars': {
    de: 'Diese Zeichen sind im Passwort nicht möglich: {characters}',
    en: 'These characters are not possible in a password: {characters}',
  },
  'password.common': {
    de: 'Dieses Passwort ist sehr verbreitet und leicht zu erraten. Bitte wählen Sie ein anderes.',
    en: 'This password is widely used and easy to guess. Please choose another one.',
  },
  'permission.missing': { de: 'Dafür fehlt Ihnen die Berechtigung.', en: 'You are not authorised to do this.' },
  'roles.notFound': { de: 'Diese Rolle gibt es nicht.', en: 'This role does not exist.' },
  'roles.nameTaken': {
    de: 'Eine Rolle mit dem Namen „{name}“ gibt es bereits.',
    en: 'There is already a role named “{name}”.',
  },
  'roles.inUse': {
    de: 'Die Rolle kann nicht gelöscht werden, solange Konten sie haben ({count}).',
    en: 'The role cannot be deleted while accounts have it ({count}).',
  },
  'roles.cannotDelete': {
    de: 'Die Rolle „{name}“ kann nicht gelöscht werden.',
    en: 'The role “{name}” cannot be deleted.',
  },
  'roles.cannotRename': {
    de: 'Die Rolle „{name}“ behält ihren Namen.',
    en: 'The role “{name}” keeps its name.',
  },
  'roles.lastManager': {
    de: 'Dieses Recht bleibt: Die Rolle Administrator behält es, und mindestens ein aktives Konto muss Rollen verwalten können.',
    en: 'This right stays: the role Administrator keeps it, and at least one active account must be able to manage roles.',
  },
  'permissions.notFound': { de: 'Diese Berechtigung gibt es nicht.', en: 'This permission does not exist.' },
  'permissions.keyTaken': {
    de: 'Eine Berechtigung mit dem Schlüssel „{key}“ gibt es bereits.',
    en: 'There is already a permission with the key “{key}”.',
  },
  'legal.notFound': { de: 'Diese Erklärung gibt es nicht.', en: 'This declaration does not exist.' },
  'legal.alreadyDone': {
    de: 'Diese Erklärung ist schon als erledigt gekennzeichnet.',
    en: 'This declaration has already been marked as done.',
  },
  'legal.reasonMissing': {
    de: 'Bitte nennen Sie den Grund der außerordentlichen Kündigung.',
    en: 'Please state the reason for the extraordinary cancellation.',
  },
  'preview.readOnly': {
    de: 'In der Ansicht einer Rolle wird nichts geändert. Beenden Sie die Ansicht, um zu arbeiten.',
    en: 'Nothing is changed while you view the portal as a role. Leave the view to work.',
  },
  'companies.notFound': { de: 'Diese Firma gibt es nicht.', en: 'This company does not exist.' },
  'companies.companyAlredyExists': {
    de: 'Diese Firma existiert bereits (Kundennummer {number}).',
    en: 'This company already exists (customer number {number}).',
  },
  'companies.serviceContractStartEndError': {
    de: 'Der Wartungsvertrag darf nicht nach seinem Ende beginnen.',
    en: 'The service contract must not start after it ends.',
  },
  'companies.typeUnknown': { de: 'Diese Kundenart gibt es nicht.', en: 'This company type does not exist.' },
  'companies.typeTaken': {
    de: 'Die Kundenart „{name}“ gibt es schon.',
    en: 'The company type “{name}” already exists.',
  },
  'companies.companyAlredyExistsCustomerNr': {
    de: 'Eine Firma mit der Kundennummer {value} existiert bereits.',
    en: 'A company with customer number {value} already exists.',
  },
  'companies.companyAlredyExistsEmail': {
    de: 'Eine Firma mit der E-Mail-Adresse {value} existiert bereits.',
    en: 'A company with the e-mail address {value} already exists.',
  },
  'crm.notConfigured': { de: 'Es ist kein CRM eingerichtet.', en: 'There is no CRM set up.' },
  'crm.away': {
    de: 'Das CRM ist nicht erreichbar. Nächster Versuch in {seconds} Sekunden.',
    en: 'The CRM cannot be reached. Next try in {seconds} seconds.',
  },
  'crm.timeout': {
    de: 'Das CRM hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
    en: 'The CRM did not answer in time. Please try again.',
  },
  'crm.unreachable': {
    de: 'Das CRM ist zurzeit gestört. Bitte versuchen Sie es später noch einmal.',
    en: 'The CRM is out of order at present. Please try again later.',
  },
  'crm.badAnswer': {
    de: 'Das CRM hat etwas geantwortet, das sich nicht verwenden lässt.',
    en: 'The CRM gave an answer that cannot be used.',
  },
  'crm.errorVemasCompany': {
    de: 'Fehler bei der Abfrage des CRM: {message}',
    en: 'The CRM reported an error: {message}',
  },
  'crm.vemasCompanyNotFoundTitle': {
    de: 'Im CRM wurde keine Firma zu „{query}“ gefunden.',
    en: 'No company was found in the CRM for “{query}”.',
  },
  'crm.companyGone': {
    de: 'Diese Firma gibt es im CRM nicht (Nummer {crmId}).',
    en: 'This company does not exist in the CRM (number {crmId}).',
  },
  'crm.alreadyLinked': {
    de: 'Die CRM-Nummer {crmId} gehört schon zu einer anderen Firma.',
    en: 'CRM number {crmId} already belongs to another company.',
  },
  'crm.numberDiffers': {
    de: 'Die Kundennummer muss die des CRM sein: {number}.',
    en: 'The customer number must be that of the CRM: {number}.',
  },
  'crm.notLinked': {
    de: 'Diese Firma ist mit keiner Firma im CRM verbunden.',
    en: 'This company is not linked to a company in the CRM.',
  },
  'crm.vemasImportNoNewDataText': {
    de: 'Im CRM gibt es keine neuen Daten.',
    en: 'There is no new data in the CRM.',
  },
  'crm.kindUnknown': {
    de: 'Die Kundenart „{kind}“ aus dem CRM gibt es hier nicht.',
    en: 'The company type “{kind}” from the CRM does not exist here.',
  },
  'crm.vemasContactsNotFound': {
    de: 'Im CRM gibt es keine Ansprechpartner zu dieser Firma.',
    en: 'There are no contacts of this company in the CRM.',
  },
  'crm.vemasContactExists': {
    de: 'Es gibt bereits einen Kontakt mit der E-Mail-Adresse {email}.',
    en: 'There is already a contact with the e-mail address {email}.',
  },
  'crm.contactWithoutEmail': { de: 'Ohne E-Mail-Adresse', en: 'No e-mail address' },
  'crm.contactEmailInvalid': { de: 'E-Mail-Adresse ungültig', en: 'E-mail address invalid' },
  'crm.contactWithoutName': { de: 'Vor- oder Nachname fehlt', en: 'First or last name missing' },
  'crm.contactTwice': { de: 'Steht im CRM mehrfach', en: 'More than once in the CRM' },
  'crm.contactAlreadyHere': { de: 'Schon bei dieser Firma', en: 'Already with this company' },
  'crm.contactGone': { de: 'Steht nicht mehr im CRM', en: 'No longer in the CRM' },
  'crm.documentGone': {
    de: 'Dieses Dokument gibt es im CRM nicht mehr.',
    en: 'This document no longer exists in the CRM.',
  },
  'imports.notFound': { de: 'Diesen Import gibt es nicht.', en: 'This import does not exist.' },
  'imports.empty': {
    de: 'Die Datei enthält keine Tabelle: eine Kopfzeile und mindestens eine Zeile darunter.',
    en: 'The file holds no table: a row of headers and at least one row below it.',
  },
  'imports.kindUnknown': {
    de: 'Das ist weder eine CSV- noch eine Excel-Datei (.xlsx).',
    en: 'This is neither a CSV nor an Excel file (.xlsx).',
  },
  'imports.oldWorkbook': {
    de: 'Das alte Excel-Format .xls wird nicht gelesen. Speichern Sie die Tabelle als .xlsx oder CSV.',
    en: 'The old Excel format .xls is not read. Save the table as .xlsx or CSV.',
  },
  'imports.macros': {
    de: 'Dateien mit Makros werden nicht angenommen. Speichern Sie die Tabelle als .xlsx ohne Makros oder als CSV.',
    en: 'Files with macros are not accepted. Save the table as .xlsx without macros or as CSV.',
  },
  'imports.formulas': {
    de: 'Die Tabelle enthält Formeln. Fügen Sie die Werte statt der Formeln ein und speichern Sie sie neu.',
    en: 'The table holds formulas. Paste the values instead of the formulas and save it again.',
  },
  'imports.damaged': {
    de: 'Die Datei ist beschädigt oder lässt sich nicht lesen.',
    en: 'The file is damaged or cannot be read.',
  },
  'imports.tooLarge': {
    de: 'Der Inhalt der Datei ist ausgepackt zu groß.',
    en: 'The unpacked content of the file is too large.',
  },
  'imports.tooManyRows': {
    de: 'Die Tabelle hat mehr als {limit} Zeilen. Teilen Sie sie auf.',
    en: 'The table has more than {limit} rows. Split it.',
  },
  'imports.tooManyColumns': {
    de: 'Die Tabelle hat mehr als {limit} Spalten.',
    en: 'The table has more than {limit} columns.',
  },
  'imports.keyMissing': {
    de: 'Ohne eine Spalte für Kundennummer (Firmen) oder E-Mail-Adresse (Ansprechpartner) geht es nicht.',
    en: 'A column for the customer number (companies) or e-mail address (contacts) is needed.',
  },
  'imports.fieldTwice': {
    de: 'Zwei Spalten sind demselben Feld zugeordnet.',
    en: 'Two columns are assigned to the same field.',
  },
  'imports.fieldUnknown': { de: 'Dieses Feld gibt es hier nicht.', en: 'There is no such field here.' },
  'imports.started': {
    de: 'Der Import hat schon begonnen; die Zuordnung steht fest.',
    en: 'The import has begun; the mapping can no longer be changed.',
  },
  'imports.notChecked': {
    de: 'Die Zeilen sind noch nicht geprüft, oder der Import läuft schon.',
    en: 'The rows have not been checked yet, or the import is running already.',
  },
  'imports.nothingChosen': {
    de: 'Keine der gewählten Zeilen lässt sich schreiben.',
    en: 'None of the chosen rows can be written.',
  },
  'imports.running': {
    de: 'Der Import läuft noch. Bitte warten Sie, bis er fertig ist.',
    en: 'The import is still running. Please wait until it has finished.',
  },
  'imports.valueMissing': { de: 'Angabe fehlt', en: 'Value missing' },
  'imports.valueInvalid': { de: 'Angabe ungültig: „{value}“', en: 'Value invalid: “{value}”' },
  'imports.twice': { de: 'Steht schon in Zeile {row}', en: 'Already in row {row}' },
  'imports.changedMeanwhile': {
    de: 'Seit der Prüfung hat sich der Datensatz geändert; prüfen Sie die Zeile neu',
    en: 'The record has changed since the check; check the row again',
  },
  'imports.companyUnknown': {
    de: 'Es gibt keine Firma mit der Kundennummer {number}',
    en: 'There is no company with customer number {number}',
  },
  'exports.listUnknown': { de: 'Diese Liste lässt sich nicht exportieren.', en: 'This list cannot be exported.' },
  'exports.tooLarge': {
    de: 'Eine Excel-Datei fasst hier höchstens {limit} Zeilen. Grenzen Sie die Liste ein oder nehmen Sie CSV.',
    en: 'An Excel file may have at most {limit} rows here. Narrow the list or use CSV.',
  },
  'exports.busy': {
    de: 'Gerade laufen schon mehrere Exporte. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Several exports are running already. Please try again in a moment.',
  },
  'companies.hasLicences': {
    de: 'Zu dieser Firma gibt es ausgestellte Lizenzen. Sie kann nicht gelöscht werden.',
    en: 'Licences have been issued to this company. It cannot be deleted.',
  },
  'contacts.emailTaken': {
    de: 'Es gibt bereits einen Kontakt mit der E-Mail-Adresse {email}.',
    en: 'There is already a contact with the e-mail address {email}.',
  },
  'contacts.mainContactLimit': {
    de: 'Mehr als {limit} Hauptansprechpartner sind nicht möglich.',
    en: 'More than {limit} main contacts are not possible.',
  },
  'contacts.companyNotFound': {
    de: 'Die Firma dieses Kontakts gibt es nicht.',
    en: 'The company of this contact does not exist.',
  },
  'contacts.emailOfAccount': {
    de: 'Zu diesem Kontakt gehört ein Konto. Die Adresse ändert nur die Person selbst unter „Mein Konto“.',
    en: 'This contact has an account. Only the person can change the address, at “My account”.',
  },
  'contacts.ownContact': {
    de: 'Ihren eigenen Kontakt können Sie nicht löschen.',
    en: 'You cannot delete your own contact.',
  },
  'contacts.errorSaveRole': {
    de: 'Die Rolle konnte nicht gespeichert werden: Das Konto oder die Rolle gibt es nicht mehr.',
    en: 'The role could not be saved: the account or the role no longer exists.',
  },
  'contacts.notInvited': {
    de: 'Zu diesem Kontakt gibt es keine Einladung.',
    en: 'There is no invitation for this contact.',
  },
  'contacts.invitedTooOften': {
    de: 'An diese Adresse gingen in der letzten Stunde schon {limit} Einladungen. Bitte warten Sie etwas.',
    en: 'This address has been sent {limit} invitations within the last hour. Please wait a while.',
  },
  'merges.same': {
    de: 'Bitte wählen Sie zwei verschiedene Einträge.',
    en: 'Please choose two different records.',
  },
  'merges.blocked': {
    de: 'Diese beiden lassen sich noch nicht zusammenführen. Bitte lösen Sie zuerst die genannten Konflikte.',
    en: 'These two cannot be merged yet. Please solve the conflicts listed first.',
  },
  'merges.changedMeanwhile': {
    de: 'Seit der Vorschau hat sich etwas geändert. Bitte prüfen Sie die neue Vorschau.',
    en: 'Something has changed since the preview. Please check the new preview.',
  },
  'merges.notFound': { de: 'Diese Zusammenführung gibt es nicht.', en: 'There is no such merge.' },
  'merges.alreadyUndone': {
    de: 'Diese Zusammenführung wurde schon rückgängig gemacht.',
    en: 'This merge has already been undone.',
  },
  'merges.tooLate': {
    de: 'Eine Zusammenführung lässt sich nur {days} Tage lang rückgängig machen.',
    en: 'A merge can only be undone for {days} days.',
  },
  'merges.remainingGone': {
    de: 'Der verbliebene Eintrag wurde inzwischen gelöscht oder selbst zusammengeführt. Machen Sie das zuerst rückgängig.',
    en: 'The remaining record has been deleted or merged itself. Undo that first.',
  },
  'merges.undoTaken': {
    de: 'Kundennummer, E-Mail-Adresse oder ein anderer eindeutiger Wert des alten Eintrags ist inzwischen vergeben.',
    en: 'The customer number, e-mail address or another unique value of the old record has been taken meanwhile.',
  },
  'merges.undoBroken': {
    de: 'Etwas, worauf sich der alte Eintrag bezieht, wurde inzwischen gelöscht. Er lässt sich nicht wiederherstellen.',
    en: 'Something the old record refers to has been deleted meanwhile. It cannot be restored.',
  },
  'products.notFound': { de: 'Dieses Produkt gibt es nicht.', en: 'This product does not exist.' },
  'products.locked': { de: 'Diese Produktversion ist nicht freigegeben.', en: 'This product version is locked.' },
  'products.notAssignable': {
    de: 'Dieses Produkt kann einer Firma nicht hinzugefügt werden.',
    en: 'This product cannot be added to a company.',
  },
  'products.noMaster': {
    de: 'Zu diesem Produkt gibt es noch keine Masterkonfiguration.',
    en: 'This product has no master configuration yet.',
  },
  'products.noPicture': { de: 'Hier gibt es kein Bild.', en: 'There is no picture here.' },
  'products.errorCreateProduct': {
    de: 'Das Produkt konnte nicht angelegt werden: Den Code „{code}“ gibt es schon.',
    en: 'The product could not be created: the code “{code}” is already in use.',
  },
  'products.errorUpdateProduct': {
    de: 'Das Produkt konnte nicht gespeichert werden: Den Code „{code}“ gibt es schon.',
    en: 'The product could not be saved: the code “{code}” is already in use.',
  },
  'products.linkInvalid': {
    de: 'Bitte geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
    en: 'Please enter an address that starts with https:// or http://.',
  },
  'products.codeInvalid': {
    de: 'Der Code darf nur Buchstaben, Ziffern, Punkt, Binde- und Unterstrich enthalten.',
    en: 'The code may only contain letters, digits, dots, hyphens and underscores.',
  },
  'products.endsBeforeStart': {
    de: 'Das Ende liegt vor dem Beginn.',
    en: 'The end is before the start.',
  },
  'products.kindOrVersionFixed': {
    de: 'Ausgabe und Version bleiben, weil das Produkt schon vergeben ist.',
    en: 'Edition and version cannot be changed, since the product has already been assigned.',
  },
  'products.inUse': {
    de: 'Das Produkt ist vergeben und kann nicht gelöscht werden. Sie können die Version sperren.',
    en: 'The product has been assigned and cannot be deleted. You can lock the version.',
  },
  'products.notOffered': {
    de: 'Dieses Produkt wird zurzeit nicht angeboten.',
    en: 'This product is not offered at present.',
  },
  'products.errorUploadImage': {
    de: 'Das Bild konnte nicht hochgeladen werden: Die Datei ist kein PNG in der erwarteten Größe.',
    en: 'The picture could not be uploaded: the file is not a PNG of the expected size.',
  },
  'products.errorDownloadImage': {
    de: 'Das Bild konnte nicht geladen werden.',
    en: 'The picture could not be loaded.',
  },
  'modules.notFound': { de: 'Dieses Modul gibt es nicht.', en: 'This module does not exist.' },
  'modules.taken': {
    de: 'Ein Modul mit diesem Namen und Lizenznamen gibt es auf dieser Ebene schon.',
    en: 'A module with this name and licence name already exists on this level.',
  },
  'modules.inUse': {
    de: 'Das Modul steht in mindestens einer Konfiguration und kann nicht gelöscht werden.',
    en: 'The module is part of at least one configuration and cannot be deleted.',
  },
  'modules.licNameFixed': {
    de: 'Firmen haben dieses Modul in ihrer Konfiguration. Der Lizenzname bleibt deshalb, der Name kann sich ändern.',
    en: 'Companies have this module in their configuration. Its licence name must stay; its name can change.',
  },
  'modules.parentOnLevelOne': {
    de: 'Ein übergeordneter Lizenzname ist nur auf Ebene 1 möglich.',
    en: 'A parent licence name is only possible on level 1.',
  },
  'modules.pictureOnLevelOne': {
    de: 'Nur Module der Ebene 1 haben ein Bild.',
    en: 'Only level 1 modules have a picture.',
  },
  'master.notFound': {
    de: 'Zu diesem Produkt gibt es noch keine Masterkonfiguration.',
    en: 'This product has no master configuration yet.',
  },
  'master.changedMeanwhile': {
    de: 'Jemand anders hat die Masterkonfiguration gerade geändert. Hier ist der neue Stand; bitte wiederholen Sie Ihre Änderung.',
    en: 'Somebody else has just changed the master configuration. This is the new state; please repeat your change.',
  },
  'master.errorLinkageProdConfig': {
    de: 'Das Produkt hat bereits eine Masterkonfiguration. Eine zweite kann nicht verknüpft werden.',
    en: 'The product already has a master configuration. A second one cannot be linked.',
  },
  'master.errorCopyConfiguration': {
    de: 'Die Konfiguration konnte nicht kopiert werden: Das gewählte Produkt hat keine Masterkonfiguration.',
    en: 'The configuration could not be copied: the chosen product has no master configuration.',
  },
  'master.itemNotFound': {
    de: 'Dieses Modul steht nicht in der Masterkonfiguration.',
    en: 'This module is not part of the master configuration.',
  },
  'master.tooManyItems': {
    de: 'Eine Masterkonfiguration kann höchstens {maximum} Module haben.',
    en: 'A master configuration can have {maximum} modules at most.',
  },
  'master.errorProductLevelsText1': {
    de: 'Unter „{name}“ stehen Module der Ebene 2. Entfernen Sie diese zuerst.',
    en: 'There are level 2 modules below “{name}”. Please remove them first.',
  },
  'master.errorProductLevelsText2': {
    de: 'Unter „{name}“ stehen Module der Ebene 3. Entfernen Sie diese zuerst.',
    en: 'There are level 3 modules below “{name}”. Please remove them first.',
  },
  'companyProducts.notFound': { de: 'Dieses Firmenprodukt gibt es nicht.', en: 'This company product does not exist.' },
  'companyProducts.disabled': {
    de: 'Dieses Produkt ist gesperrt. Bitte wenden Sie sich an uns.',
    en: 'This product is disabled. Please contact us.',
  },
  'companyProducts.taken': { de: 'Die Firma hat dieses Produkt bereits.', en: 'The company already has this product.' },
  'companyProducts.hasLicences': {
    de: 'Für dieses Produkt wurden Lizenzen ausgestellt. Es kann nicht entfernt werden.',
    en: 'Licences have been issued for this product. It cannot be removed.',
  },
  'configurations.notFound': { de: 'Diese Konfiguration gibt es nicht.', en: 'This configuration does not exist.' },
  'configurations.broken': {
    de: 'Die Konfiguration verletzt mindestens eine Regel.',
    en: 'The configuration breaks at least one rule.',
  },
  'configurations.exists': {
    de: 'Zu diesem Produkt gibt es schon eine Konfiguration. Eine .lic-Datei kann nur die erste sein.',
    en: 'This product already has a configuration. A .lic file can only be the first one.',
  },
  'configurations.changedMeanwhile': {
    de: 'Die Konfiguration wurde inzwischen von jemand anderem gespeichert. Ihre Eingaben sind noch da.',
    en: 'Somebody else has saved this configuration meanwhile. Your input is still there.',
  },
  'configurations.moduleUnknown': {
    de: 'Dieses Modul gibt es auf dieser Ebene nicht.',
    en: 'This module does not exist on this level.',
  },
  'configurations.moduleTwice': {
    de: 'Das Modul „{name}“ steht zweimal an derselben Stelle.',
    en: 'The module “{name}” is listed twice in the same place.',
  },
  'configurations.inUse': {
    de: 'Die Konfiguration wird verwendet und kann nicht gelöscht werden.',
    en: 'The configuration is in use and cannot be deleted.',
  },
  'configurations.isMaster': {
    de: 'Die Masterkonfiguration kann nicht gelöscht werden.',
    en: 'The master configuration cannot be deleted.',
  },
  'configurations.upgradeLoses': {
    de: 'Die neue Version hat {count} lizenzierte Module nicht. Bitte bestätigen Sie erst, dass sie wegfallen.',
    en: 'The new version lacks {count} licensed modules. Please confirm first that they may go.',
  },
  'templates.nameMissing': { de: 'Bitte geben Sie der Vorlage einen Namen.', en: 'Please give the template a name.' },
  'templates.notFound': { de: 'Diese Vorlage gibt es nicht.', en: 'This template does not exist.' },
  'configurations.downgrade': {
    de: 'Eine Konfiguration kann nicht für eine ältere Version übernommen werden ({from} nach {to}).',
    en: 'A configuration cannot be taken over for an older version ({from} to {to}).',
  },
  'hosts.notFound': { de: 'Diese Host-ID gibt es nicht.', en: 'This host ID does not exist.' },
  'hosts.broken': { de: 'Die Host-ID verletzt mindestens eine Regel.', en: 'The host ID breaks at least one rule.' },
  'hosts.versionMismatch': {
    de: 'Die Lizenzanfrage ist für Version {file}, das Produkt hat Version {product}.',
    en: 'The licence request is for version {file}, the product is version {product}.',
  },
  'hosts.moved': {
    de: 'Die Lizenz dieser Host-ID ist auf einen anderen Rechner umgezogen.',
    en: 'The licence of this host ID has moved to another machine.',
  },
  'campaigns.notFound': { de: 'Diese Kampagne gibt es nicht.', en: 'This campaign does not exist.' },
  'campaigns.moduleUnknown': {
    de: 'Dieses Modul steht nicht im Katalog.',
    en: 'This module is not in the catalogue.',
  },
  'campaigns.parentWrong': {
    de: 'Das Modul gehört unter ein Modul der Ebene darüber; auf Ebene 1 unter keines.',
    en: 'The module belongs under one of the level above; on level 1 under none.',
  },
  'campaigns.levelsDiffer': {
    de: 'Ein Modul lässt sich nur durch ein anderes derselben Ebene ersetzen.',
    en: 'A module can only be replaced by another one of the same level.',
  },
  'campaigns.started': {
    de: 'Diese Kampagne ist schon gestartet.',
    en: 'This campaign has been started already.',
  },
  'campaigns.notChecked': {
    de: 'Starten geht nach der Prüfung, und nicht, während die Kampagne läuft.',
    en: 'A campaign can be started after its check, and not while it is running.',
  },
  'campaigns.nothingToDo': {
    de: 'Es gibt nichts, was diese Kampagne ändern könnte.',
    en: 'There is nothing this campaign could change.',
  },
  'campaigns.notRunning': { de: 'Diese Kampagne läuft nicht.', en: 'This campaign is not running.' },
  'campaigns.notPaused': { de: 'Diese Kampagne ist nicht angehalten.', en: 'This campaign is not paused.' },
  'campaigns.nothingToUndo': {
    de: 'Diese Kampagne läuft noch oder hat nichts geändert, was sich zurücknehmen ließe.',
    en: 'This campaign is still running or has changed nothing that could be taken back.',
  },
  'campaigns.changedSince': {
    de: 'Die Konfiguration wurde seit der Prüfung geändert.',
    en: 'The configuration has been changed since the check.',
  },
  'campaigns.moduleThere': {
    de: 'Das Modul ist in dieser Konfiguration schon enthalten.',
    en: 'The module is in this configuration already.',
  },
  'campaigns.parentMissing': {
    de: 'Das Modul darüber fehlt in dieser Konfiguration.',
    en: 'The module above it is missing in this configuration.',
  },
  'campaigns.hostKept': {
    de: 'Das Ende der Host-ID {machine} wurde seitdem geändert und bleibt.',
    en: 'The end of host ID {machine} was changed since and stays.',
  },
  'campaigns.upgradeLoses': {
    de: 'Die neue Version hat lizenzierte Module nicht: {modules}.',
    en: 'The new version lacks licensed modules: {modules}.',
  },
  'campaigns.usedSince': {
    de: 'Das neue Produkt wird schon genutzt und bleibt.',
    en: 'The new product is in use already and stays.',
  },
  'campaigns.noReceiver': {
    de: 'Für {machine} ist keine E-Mail-Adresse hinterlegt: Die Lizenz wurde nicht verschickt.',
    en: 'There is no e-mail address for {machine}: the licence was not sent.',
  },
  'moves.notFound': { de: 'Diesen Umzug gibt es nicht.', en: 'This move does not exist.' },
  'moves.noPolicy': {
    de: 'Für dieses Produkt sind Umzüge nicht eingerichtet. Bitte fragen Sie einen Rechnerwechsel an.',
    en: 'Moves are not set up for this product. Please ask for a host change.',
  },
  'moves.unbound': {
    de: 'Diese Lizenz ist an keinen Rechner gebunden und muss nicht umziehen.',
    en: 'This licence is bound to no machine and need not move.',
  },
  'moves.nothingIssued': {
    de: 'Für diese Host-ID wurde noch keine Lizenz ausgestellt. Sie kann einfach geändert werden.',
    en: 'No licence has been issued for this host ID yet. It can simply be changed.',
  },
  'moves.waitingAlready': {
    de: 'Für diesen Rechner wartet schon ein Umzug auf die Freigabe.',
    en: 'A move of this machine is already waiting for approval.',
  },
  'moves.decided': {
    de: 'Über diesen Umzug ist schon entschieden, oder er wurde zurückgezogen.',
    en: 'This move has been decided on already or was withdrawn.',
  },
  'moves.own': {
    de: 'Ihren eigenen Umzug muss jemand anderes freigeben.',
    en: 'Your own move has to be approved by somebody else.',
  },
  'moves.slotMissing': {
    de: 'Bitte wählen Sie, welcher der drei Server ausgetauscht wird.',
    en: 'Please choose which of the three servers is exchanged.',
  },
  'moves.sameMachine': {
    de: 'Die Lizenzanfrage ist von einem Rechner, für den die Lizenz schon gilt.',
    en: 'The licence request is from a machine the licence is already for.',
  },
  'moves.tooManyMachines': {
    de: 'Die Lizenzanfrage nennt mehr Rechner, als diese Bindung hat.',
    en: 'The licence request names more machines than this binding has.',
  },
  'hosts.disabled': { de: 'Diese Host-ID ist gesperrt.', en: 'This host ID is deactivated.' },
  'hosts.requestTooLarge': {
    de: 'Die Datei ist für eine Lizenzanfrage zu groß.',
    en: 'The file is too large for a licence request.',
  },
  'hosts.requestEncoding': {
    de: 'Die Zeichenkodierung der Datei wird nicht unterstützt (erlaubt: UTF-8, ISO-8859-1, Windows-1252).',
    en: 'The character encoding of the file is not supported (allowed: UTF-8, ISO-8859-1, Windows-1252).',
  },
  'hosts.requestNotXml': {
    de: 'Falsches Format: Die Datei ist kein gültiges XML.',
    en: 'Wrong format: the file is not valid XML.',
  },
  'hosts.requestDoctype': {
    de: 'Falsches Format: Eine Lizenzanfrage darf keine DOCTYPE-Angabe enthalten.',
    en: 'Wrong format: a licence request must not contain a DOCTYPE.',
  },
  'hosts.requestTooDeep': {
    de: 'Falsches Format: Die Datei ist zu tief verschachtelt.',
    en: 'Wrong format: the file is nested too deeply.',
  },
  'hosts.requestMissing': {
    de: 'Falsches Format: Die Datei enthält keine Lizenzanfrage.',
    en: 'Wrong format: the file contains no licence request.',
  },
  'hosts.requestField': {
    de: 'Die Angabe „{name}“ in der Lizenzanfrage ist ungültig.',
    en: 'The value “{name}” in the licence request is invalid.',
  },
  'licences.signerAway': {
    de: 'Der Dienst, der Lizenzen unterschreibt, antwortet nicht. Es wurde nichts ausgestellt; bitte versuchen Sie es in einigen Minuten noch einmal.',
    en: 'The service that signs licences does not answer. Nothing was issued; please try again in a few minutes.',
  },
  'keys.notFound': { de: 'Diesen Schlüssel gibt es nicht.', en: 'This key does not exist.' },
  'keys.active': {
    de: 'Mit diesem Schlüssel wird gerade unterschrieben. Wechseln Sie zuerst zu einem neuen.',
    en: 'This is the key that signs. Change to a new one first.',
  },
  'keys.needed': {
    de: 'Der Schlüssel wird noch gebraucht (laufende Lizenzen: {live}, Firmen: {companies}). Unterschreiben Sie diese zuerst neu.',
    en: 'The key is still needed (live licences: {live}, companies: {companies}). Sign these again first.',
  },
  'keys.ended': {
    de: 'Dieser Schlüssel ist bereits stillgelegt oder zurückgezogen.',
    en: 'This key has been retired or revoked already.',
  },
  'keys.nothingToSign': {
    de: 'An diesem Schlüssel hängt keine laufende Lizenz.',
    en: 'No live licence hangs on this key.',
  },
  'keys.resigningOpen': {
    de: 'Die Lizenzen dieses Schlüssels werden bereits neu unterschrieben.',
    en: 'The licences of this key are being signed again already.',
  },
  'keys.resigningNotFound': { de: 'Diesen Vorgang gibt es nicht.', en: 'This run does not exist.' },
  'keys.resigningNotRunning': { de: 'Der Vorgang läuft nicht.', en: 'The run is not in progress.' },
  'keys.resigningRunning': { de: 'Der Vorgang läuft bereits.', en: 'The run is in progress already.' },
  'ledger.noHead': {
    de: 'Das Ausstellungsbuch wurde noch nicht unterschrieben.',
    en: 'The ledger has not been signed yet.',
  },
  'licences.notFound': { de: 'Diese Lizenzdatei gibt es nicht.', en: 'This licence file does not exist.' },
  'licences.broken': {
    de: 'Die Lizenz verletzt mindestens eine Regel und wurde nicht ausgestellt.',
    en: 'The licence breaks at least one rule and was not issued.',
  },
  'licences.changedMeanwhile': {
    de: 'Seit der Vorschau hat sich etwas geändert. Bitte prüfen Sie die neue Vorschau.',
    en: 'Something has changed since the preview. Please check the new preview.',
  },
  'licences.licFileCustomerNumberMismatch': {
    de: 'Die Datei nennt die Kundennummer „{found}“, die Firma hat {number}.',
    en: 'The file names customer number “{found}”, but the company has {number}.',
  },
  'licences.batchInvalid': {
    de: 'Die Dateien kamen nicht so an, wie sie gesendet wurden.',
    en: 'The files did not arrive as they were sent.',
  },
  'licences.fileUnreadable': {
    de: 'Die Datei ist keine lesbare Lizenzdatei.',
    en: 'The file is not a readable licence file.',
  },
  'licences.fileTooLarge': {
    de: 'Die Datei ist zu groß für eine Lizenzdatei.',
    en: 'The file is too large to be a licence file.',
  },
  'licences.fileNoModules': {
    de: 'In der Datei steht kein Modul, das der Katalog kennt.',
    en: 'The file names no module that the catalogue knows.',
  },
  'licences.fileOtherProduct': {
    de: 'Die Datei gehört zu {product} {version}, nicht zu diesem Produkt.',
    en: 'The file belongs to {product} {version}, not to this product.',
  },
  'licences.licNotFound': { de: 'Die Lizenzdatei wurde nicht gefunden.', en: 'The licence file was not found.' },
  'licences.licError': {
    de: 'Die Lizenzdatei konnte nicht erstellt werden.',
    en: 'The licence file could not be created.',
  },
  'requests.notFound': { de: 'Diese Anfrage gibt es nicht.', en: 'This request does not exist.' },
  'requests.openAlready': {
    de: 'Dazu gibt es schon eine Anfrage, die noch bearbeitet wird.',
    en: 'There already is a request for this that is still being worked on.',
  },
  'requests.decided': {
    de: 'Über diese Anfrage ist schon entschieden. Bitte laden Sie die Seite neu.',
    en: 'This request has already been decided. Please reload the page.',
  },
  'mails.notFound': { de: 'Diese E-Mail gibt es nicht.', en: 'This e-mail does not exist.' },
  'mails.notFailed': {
    de: 'Nur fehlgeschlagene E-Mails können erneut gesendet werden.',
    en: 'Only failed e-mails can be sent again.',
  },
  'pages.notFound': { de: 'Diese Seite gibt es nicht.', en: 'This page does not exist.' },
  'setup.linkInvalid': {
    de: 'Dieser Einrichtungslink ist ungültig oder abgelaufen.',
    en: 'This set-up link is invalid or has expired.',
  },
  'setup.passwordRule': {
    de: 'Das Passwort braucht mindestens 8 Zeichen mit Ziffer, Klein-, Großbuchstaben und Sonderzeichen.',
    en: 'The password needs at least 8 characters with a digit, a lower-case and an upper-case letter and a special character.',
  },
  'sso.identifierInvalid': {
    de: 'Die Kennung besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen.',
    en: 'The identifier consists of lower-case letters, digits and single hyphens.',
  },
  'sso.addressInvalid': {
    de: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
    en: 'Please enter an address that starts with https://.',
  },
  'sso.issuerMissing': {
    de: 'OpenID Connect braucht die Adresse des Ausstellers.',
    en: 'OpenID Connect needs the issuer’s address.',
  },
  'sso.domainInvalid': {
    de: 'Bitte geben Sie eine Domain wie firma.de ein.',
    en: 'Please enter a domain such as company.com.',
  },
  'sso.providerNotFound': { de: 'Diesen SSO-Anbieter gibt es nicht.', en: 'This SSO provider does not exist.' },
  'sso.identifierTaken': {
    de: 'Die Kennung „{identifier}“ ist schon vergeben.',
    en: 'The identifier “{identifier}” is already taken.',
  },
  'sso.providerInUse': {
    de: 'Firmen melden sich mit diesem Anbieter an. Solange bleibt er, und mit ihm sein Protokoll.',
    en: 'Companies sign in with this provider. As long as they do, it stays, and so does its protocol.',
  },
  'sso.idsForbidden': {
    de: 'Mandant, Client, Domains und Freigabe darf Ihre Rolle nicht ändern.',
    en: 'Your role may not change tenant, client, domains and activation.',
  },
  'sso.incomplete': {
    de: 'Ohne diese Angabe kann sich niemand anmelden.',
    en: 'Without this nobody can sign in.',
  },
  'sso.tenantInvalid': {
    de: 'Die Mandanten-ID besteht aus Buchstaben, Ziffern, Punkten und Bindestrichen.',
    en: 'The tenant ID consists of letters, digits, dots and hyphens.',
  },
  'sso.certificateInvalid': {
    de: 'Das ist kein RSA-Zertifikat im PEM-Format.',
    en: 'This is not an RSA certificate in PEM format.',
  },
  'sso.domainTaken': {
    de: 'Die Domain {domain} gehört schon zu einer anderen Firma.',
    en: 'The domain {domain} already belongs to another company.',
  },
  'sso.notConfigured': {
    de: 'Diese Firma hat kein Single Sign-on.',
    en: 'This company has no single sign-on.',
  },
  'profile.incomplete': {
    de: 'Bitte speichern Sie zuerst Ihr Profil.',
    en: 'Please save your profile first.',
  },
  'profile.consentLinkInvalid': {
    de: 'Dieser Link gilt nicht mehr. Sie können den Newsletter in Ihrem Konto erneut bestellen.',
    en: 'This link is no longer valid. You can subscribe to the newsletter again in your account.',
  },
  'profile.noAvatar': {
    de: 'Es ist kein Profilbild hinterlegt.',
    en: 'There is no profile picture.',
  },
  'profile.avatarInvalid': {
    de: 'Das Profilbild muss ein PNG mit 200 × 200 Pixeln sein.',
    en: 'The profile picture must be a PNG of 200 × 200 pixels.',
  },
  'sso.noProvider': {
    de: 'Für diese Adresse ist keine Anmeldung mit einem Firmenkonto eingerichtet. Melden Sie sich bitte mit Ihrem Passwort an.',
    en: 'No sign-in with a company account is set up for this address. Please sign in with your password.',
  },
  'sso.unreachable': {
    de: 'Der Anmeldedienst Ihrer Firma antwortet nicht. Bitte versuchen Sie es später noch einmal.',
    en: 'Your company’s sign-in service does not answer. Please try again later.',
  },
  'sso.expired': {
    de: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Bitte beginnen Sie neu.',
    en: 'This sign-in has expired or was already used. Please start again.',
  },
  'sso.refused': {
    de: 'Die Anmeldung mit dem Firmenkonto ist nicht gelungen. Bitte beginnen Sie neu.',
    en: 'Signing in with the company account did not succeed. Please start again.',
  },
  'sso.wrongTenant': {
    de: 'Dieses Firmenkonto gehört nicht zu dem Mandanten, der für Ihre Firma eingerichtet ist.',
    en: 'This company account does not belong to the tenant set up for your company.',
  },
  'sso.emailUnverified': {
    de: 'Der Anmeldedienst bestätigt keine E-Mail-Adresse für dieses Konto. Wenden Sie sich bitte an Ihre IT.',
    en: 'The sign-in service vouches for no e-mail address of this account. Please contact your IT department.',
  },
  'sso.foreignDomain': {
    de: 'Die Adresse dieses Firmenkontos gehört nicht zu Ihrer Firma.',
    en: 'The address of this company account does not belong to your company.',
  },
  'sso.noContact': {
    de: 'Zu diesem Firmenkonto gibt es hier keinen Ansprechpartner Ihrer Firma. Bitten Sie den Administrator Ihrer Firma, Sie anzulegen.',
    en: 'There is no contact of your company for this account here. Please ask your company’s administrator to add you.',
  },
  'sso.otherCompany': {
    de: 'Dieses Konto gehört inzwischen zu einer anderen Firma.',
    en: 'This account belongs to another company by now.',
  },
  'sso.otherIdentity': {
    de: 'Ihr Konto ist schon mit einem anderen Firmenkonto verbunden. Wenden Sie sich bitte an den Administrator.',
    en: 'Your account is already linked to another company account. Please contact the administrator.',
  },
  'session.notConfirmed': {
    de: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
    en: 'Your e-mail address is not confirmed yet. Please open the link in the e-mail we sent you.',
  },
  'contacts.notFound': { de: 'Diesen Kontakt gibt es nicht.', en: 'There is no such contact.' },
  'contacts.alreadyConfirmed': {
    de: 'Dieser Kontakt hat schon ein bestätigtes Konto.',
    en: 'This contact already has a confirmed account.',
  },
  'registration.accept': {
    de: 'Bitte bestätigen Sie das, bevor es weitergeht.',
    en: 'Please confirm this before you go on.',
  },
  'registration.challengeMissing': {
    de: 'Bitte bestätigen Sie, dass Sie kein Roboter sind.',
    en: 'Please confirm that you are not a robot.',
  },
  'registration.challengeFailed': {
    de: 'Die Sicherheitsprüfung ist abgelaufen oder nicht gültig. Bitte bestätigen Sie noch einmal, dass Sie kein Roboter sind.',
    en: 'The security check has expired or is not valid. Please confirm once more that you are not a robot.',
  },
  'registration.challengeUsed': {
    de: 'Diese Sicherheitsprüfung wurde schon verwendet. Bitte bestätigen Sie noch einmal, dass Sie kein Roboter sind.',
    en: 'This security check has been used already. Please confirm once more that you are not a robot.',
  },
  'registration.userExists': {
    de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    en: 'There is already an account for this e-mail address.',
  },
  'registration.linkInvalid': {
    de: 'Dieser Link gilt nicht mehr. Er wurde schon benutzt, durch einen neueren ersetzt oder ist älter als sieben Tage.',
    en: 'This link is no longer valid. It has been used, was replaced by a newer one or is older than seven days.',
  },
  'registration.invitationInvalid': {
    de: 'Diese Einladung gilt nicht mehr. Sie wurde schon benutzt, ist älter als sieben Tage, oder die Adresse hat sich geändert. Bitten Sie um eine neue.',
    en: 'This invitation is no longer valid. It has been used, is older than seven days, or the address has changed. Please ask for a new one.',
  },
  'registration.contactTaken': {
    de: 'Zu dieser Adresse gibt es schon einen Eintrag mit einem anderen Konto. Bitte wenden Sie sich an uns.',
    en: 'There is already an entry with another account for this address. Please contact us.',
  },
  'registration.claimNotFound': { de: 'Diese Registrierung gibt es nicht.', en: 'There is no such registration.' },
  'registration.claimDecided': {
    de: 'Über diese Registrierung ist schon entschieden.',
    en: 'This registration has already been decided on.',
  },
} as const satisfies Record<string, { de: string; en: string }>

export type ErrorCode = keyof typeof errors
