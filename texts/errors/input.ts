import type { ErrorTexts } from './shape.ts'

/** What the rules of the contract expect of a field, where its shape alone does not say it. */
export const inputErrors = {
  'input.budget': {
    status: 400,
    de: 'Bitte geben Sie mehr als 0 ein, oder wählen Sie kein Budget.',
    en: 'Please enter more than 0, or choose no budget.',
  },
  'input.country': {
    status: 400,
    de: 'Bitte wählen Sie ein Land; sein Kürzel hat zwei Buchstaben.',
    en: 'Please choose a country; its code has two letters.',
  },
  'input.timeZone': {
    status: 400,
    de: 'Das ist keine Zeitzone, wie zum Beispiel Europe/Berlin.',
    en: 'This is not a valid time zone, such as Europe/Berlin.',
  },
  'input.customerNumber': {
    status: 400,
    de: 'Eine Kundennummer hat 1 bis 10 Ziffern und sonst nichts.',
    en: 'A customer number has 1 to 10 digits and no other characters.',
  },
  'input.dayTooEarly': {
    status: 400,
    de: 'Der früheste Tag ist der 01.01.1900.',
    en: 'The earliest day is 01.01.1900.',
  },
  'input.digits': { status: 400, de: 'Hier sind nur Ziffern erlaubt.', en: 'Only digits are allowed here.' },
  'input.eventDay': {
    status: 400,
    de: 'Der Tag muss zwischen dem 01.01.2000 und dem 31.12.2099 liegen.',
    en: 'The day must be between 01.01.2000 and 31.12.2099.',
  },
  'input.guid': {
    status: 400,
    de: 'Eine ID hat 32 Zeichen von 0 bis 9 und A bis F, durch vier Bindestriche geteilt.',
    en: 'An ID has 32 characters, 0 to 9 and A to F, divided by four hyphens.',
  },
  'input.modulePath': {
    status: 400,
    de: 'Am Ende des Wegs muss das Modul selbst stehen.',
    en: 'The path must end with the module itself.',
  },
  'input.issueOfUpgrade': {
    status: 400,
    de: 'Eine neue Version hat noch keine Host-IDs; ausgestellt werden kann erst danach.',
    en: 'A new version has no host IDs yet; licences can only be issued afterwards.',
  },
  'input.link': {
    status: 400,
    de: 'Der Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
    en: 'This link is incomplete. Please open it again from the email.',
  },
  'input.mac': {
    status: 400,
    de: 'Eine MAC-Adresse hat 12 Zeichen: Ziffern und die Buchstaben A bis F.',
    en: 'A MAC address has 12 characters: digits and the letters A to F.',
  },
  'input.mailWithoutIssue': {
    status: 400,
    de: 'Nur ausgestellte Lizenzen lassen sich per E-Mail senden. Bitte wählen Sie auch das Ausstellen.',
    en: 'Only issued licences can be emailed. Please select issuing as well.',
  },
  'input.message': {
    status: 400,
    de: 'Bitte schreiben Sie eine Nachricht.',
    en: 'Please write a message.',
  },
  'input.messageOrFile': {
    status: 400,
    de: 'Bitte schreiben Sie eine Nachricht oder geben Sie die neue Lizenzanfrage (.id) mit.',
    en: 'Please write a message or attach the new licence request (.id).',
  },
  'input.month': {
    status: 400,
    de: 'Bitte geben Sie einen Monat als JJJJ-MM an, zum Beispiel 2026-11.',
    en: 'Please enter a month as YYYY-MM, for example 2026-11.',
  },
  'input.oneOfTwo': {
    status: 400,
    de: 'Bitte geben Sie genau eine der beiden Möglichkeiten an.',
    en: 'Please enter exactly one of the two.',
  },
  'input.permissionKey': {
    status: 400,
    de: 'Kleinbuchstaben und Ziffern, mit Punkten getrennt, zum Beispiel firmen.lesen.',
    en: 'Lowercase letters and digits separated by dots, for example companies.read.',
  },
  'input.noAddress': {
    status: 400,
    de: 'Namen stehen in E-Mails und enthalten deshalb keine Internet- oder E-Mail-Adressen. Setzen Sie hinter einen Punkt ein Leerzeichen.',
    en: 'Names appear in emails, so they cannot contain web or email addresses. Please put a space after a full stop.',
  },
  'input.printable': {
    status: 400,
    de: 'Hier steckt ein unsichtbares Zeichen oder ein Zeilenumbruch. Bitte tippen Sie die Angabe neu, statt sie einzufügen.',
    en: 'This contains an invisible character or a line break. Please type it instead of pasting it.',
  },
  'input.printableLines': {
    status: 400,
    de: 'Hier steckt ein Steuerzeichen. Bitte tippen Sie den Text neu, statt ihn einzufügen.',
    en: 'This contains a control character. Please type the text instead of pasting it.',
  },
  'input.reason': {
    status: 400,
    de: 'Bitte schreiben Sie dem Kunden, warum Sie ablehnen.',
    en: 'Please tell the customer why you are declining.',
  },
  'input.sharedAsItIs': {
    status: 400,
    de: 'Eine geteilte Konfiguration wird genommen, wie sie ist: ohne eigenen Namen, eigene Anzahl und eigenes Ende.',
    en: 'A shared configuration is used as it is: without its own name, count or expiry date.',
  },
  'input.sixDigits': { status: 400, de: 'Der Code hat sechs Ziffern.', en: 'The code has six digits.' },
  'input.technical': {
    status: 400,
    de: 'Diese Kennung darf nur Buchstaben, Ziffern und Bindestriche enthalten.',
    en: 'This identifier may only contain letters, digits and hyphens.',
  },
  'input.traits': {
    status: 400,
    de: 'Wählen Sie mehr Merkmale.',
    en: 'Choose more traits.',
  },
  'input.tooManyItems': {
    status: 400,
    de: 'Eine Konfiguration hat höchstens 2.000 Positionen.',
    en: 'A configuration has at most 2,000 items.',
  },
  'input.universityEmail': {
    status: 400,
    de: 'Bitte geben Sie die E-Mail-Adresse Ihrer Hochschule ein, zum Beispiel name@stud.tum.de.',
    en: 'Please enter your university email address, for example name@stud.tum.de.',
  },
  'input.webAddress': {
    status: 400,
    de: 'Bitte geben Sie eine vollständige Internetadresse ein, zum Beispiel https://firma.de/meldungen.',
    en: 'Please enter a complete web address, for example https://company.com/events.',
  },
  'input.zipCode': {
    status: 400,
    de: 'Eine Postleitzahl hat 2 bis 11 Zeichen: Buchstaben, Ziffern, Leerzeichen und Bindestriche.',
    en: 'A postcode has 2 to 11 characters: letters, digits, spaces and hyphens.',
  },
} satisfies ErrorTexts
