import type { ErrorTexts } from './shape.ts'

export const crmErrors = {
  'crm.alreadyLinked': {
    status: 409,
    de: 'Die CRM-Nummer {crmId} gehört schon zu einer anderen Firma.',
    en: 'CRM number {crmId} already belongs to another company.',
  },
  'crm.away': {
    status: 503,
    de: 'Das CRM ist nicht erreichbar. Nächster Versuch in {seconds} {seconds|Sekunde|Sekunden}.',
    en: 'The CRM cannot be reached. Next try in {seconds} {seconds|second|seconds}.',
  },
  'crm.badAnswer': {
    status: 502,
    de: 'Das CRM hat etwas geantwortet, das sich nicht verwenden lässt.',
    en: 'The CRM gave an answer that cannot be used.',
  },
  'crm.companyGone': {
    status: 404,
    de: 'Diese Firma gibt es im CRM nicht (Nummer {crmId}).',
    en: 'This company does not exist in the CRM (number {crmId}).',
  },
  'crm.contactAlreadyHere': { status: 400, de: 'Schon bei dieser Firma', en: 'Already with this company' },
  'crm.contactEmailInvalid': { status: 400, de: 'E-Mail-Adresse ungültig', en: 'E-mail address invalid' },
  'crm.contactGone': { status: 400, de: 'Steht nicht mehr im CRM', en: 'No longer in the CRM' },
  'crm.contactTwice': { status: 400, de: 'Steht im CRM mehrfach', en: 'More than once in the CRM' },
  'crm.contactWithoutEmail': { status: 400, de: 'Ohne E-Mail-Adresse', en: 'No e-mail address' },
  'crm.contactWithoutName': { status: 400, de: 'Vor- oder Nachname fehlt', en: 'First or last name missing' },
  'crm.documentGone': {
    status: 404,
    de: 'Dieses Dokument gibt es im CRM nicht mehr.',
    en: 'This document no longer exists in the CRM.',
  },
  'crm.errorVemasCompany': {
    status: 502,
    de: 'Fehler bei der Abfrage des CRM: {message}',
    en: 'The CRM reported an error: {message}',
  },
  'crm.kindUnknown': {
    status: 400,
    de: 'Die Kundenart „{kind}“ aus dem CRM gibt es hier nicht.',
    en: 'The company type “{kind}” from the CRM does not exist here.',
  },
  'crm.notConfigured': { status: 404, de: 'Es ist kein CRM eingerichtet.', en: 'There is no CRM set up.' },
  'crm.notLinked': {
    status: 409,
    de: 'Diese Firma ist mit keiner Firma im CRM verbunden.',
    en: 'This company is not linked to a company in the CRM.',
  },
  'crm.numberDiffers': {
    status: 400,
    de: 'Die Kundennummer muss die des CRM sein: {number}.',
    en: 'The customer number must be that of the CRM: {number}.',
  },
  'crm.timeout': {
    status: 504,
    de: 'Das CRM hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
    en: 'The CRM did not answer in time. Please try again.',
  },
  'crm.unreachable': {
    status: 502,
    de: 'Das CRM ist zurzeit gestört. Bitte versuchen Sie es später noch einmal.',
    en: 'The CRM is not working properly at present. Please try again later.',
  },
  'crm.vemasCompanyNotFoundTitle': {
    status: 404,
    de: 'Im CRM wurde keine Firma zu „{query}“ gefunden.',
    en: 'No company was found in the CRM for “{query}”.',
  },
  'crm.vemasContactExists': {
    status: 400,
    de: 'Es gibt bereits einen Kontakt mit der E-Mail-Adresse {email}.',
    en: 'There is already a contact with the e-mail address {email}.',
  },
  'crm.vemasContactsNotFound': {
    status: 400,
    de: 'Im CRM gibt es keine Ansprechpartner zu dieser Firma.',
    en: 'There are no contacts of this company in the CRM.',
  },
  'crm.vemasImportNoNewDataText': {
    status: 400,
    de: 'Im CRM gibt es keine neuen Daten.',
    en: 'There is no new data in the CRM.',
  },
} as const satisfies ErrorTexts
