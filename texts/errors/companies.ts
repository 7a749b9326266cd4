import type { ErrorTexts } from './shape.ts'

export const companyErrors = {
  'companies.companyAlredyExists': {
    status: 409,
    de: 'Diese Firma existiert bereits (Kundennummer {number}).',
    en: 'This company already exists (customer number {number}).',
  },
  'companies.companyAlredyExistsCustomerNr': {
    status: 409,
    de: 'Eine Firma mit der Kundennummer {value} existiert bereits.',
    en: 'A company with customer number {value} already exists.',
  },
  'companies.companyAlredyExistsEmail': {
    status: 409,
    de: 'Eine Firma mit der E-Mail-Adresse {value} existiert bereits.',
    en: 'A company with the email address {value} already exists.',
  },
  'companies.hasCloudAccounts': {
    status: 409,
    de: 'Diese Firma hat Cloud-Konten. Löschen Sie erst diese.',
    en: 'This company has cloud accounts. Delete those first.',
  },
  'companies.hasLicences': {
    status: 409,
    de: 'Zu dieser Firma gibt es ausgestellte Lizenzen. Sie kann nicht gelöscht werden.',
    en: 'Licences have been issued to this company. It cannot be deleted.',
  },
  'companies.notFound': { status: 404, de: 'Diese Firma gibt es nicht.', en: 'This company does not exist.' },
  'companies.serviceContractStartEndError': {
    status: 400,
    de: 'Der Wartungsvertrag darf nicht nach seinem Ende beginnen.',
    en: 'The service contract must not start after it ends.',
  },
  'companies.houseNumberMissing': {
    status: 400,
    de: 'Bitte geben Sie die Hausnummer an. Nur bei einem Postfach kann sie fehlen.',
    en: 'Please enter the house number. Only PO boxes can do without.',
  },
  'companies.zipMissing': {
    status: 400,
    de: 'Bitte geben Sie die Postleitzahl an. Sie kann nur in Ländern fehlen, die keine haben.',
    en: 'Please enter the postcode. It can only be left out in countries that have none.',
  },
  'companies.zipDigits': {
    status: 400,
    de: 'In Deutschland hat die Postleitzahl fünf Ziffern, in Österreich und der Schweiz vier, weiter nichts. Vielleicht fehlt vorn eine Null.',
    en: 'Postcodes have five digits in Germany and four in Austria and Switzerland. A leading zero may be missing.',
  },
  'companies.typeTaken': {
    status: 409,
    de: 'Die Kundenart „{name}“ gibt es schon.',
    en: 'The company type “{name}” already exists.',
  },
  'companies.typeUnknown': {
    status: 400,
    de: 'Diese Kundenart gibt es nicht.',
    en: 'This company type does not exist.',
  },
} as const satisfies ErrorTexts
