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
    en: 'The CRM cannot be reached. Retrying in {seconds} {seconds|second|seconds}.',
  },
  'crm.badAnswer': {
    status: 502,
    de: 'Das CRM hat etwas geantwortet, das sich nicht verwenden lässt.',
    en: 'The response from the CRM could not be used.',
  },
  'crm.companyGone': {
    status: 404,
    de: 'Diese Firma gibt es im CRM nicht (Nummer {crmId}).',
    en: 'This company does not exist in the CRM (number {crmId}).',
  },
  'crm.contactAlreadyHere': { status: 400, de: 'Schon bei dieser Firma', en: 'Already at this company' },
  'crm.contactEmailInvalid': { status: 400, de: 'E-Mail-Adresse ungültig', en: 'Invalid email address' },
  'crm.contactGone': { status: 400, de: 'Steht nicht mehr im CRM', en: 'No longer in the CRM' },
  'crm.contactTwice': { status: 400, de: 'Steht im CRM mehrfach', en: 'Duplicate in the CRM' },
  'crm.contactWithoutEmail': { status: 400, de: 'Ohne E-Mail-Adresse', en: 'No email address' },
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
  'crm.notConfigured': { status: 404, de: 'Es ist kein CRM eingerichtet.', en: 'No CRM is set up.' },
  'crm.notLinked': {
    status: 409,
    de: 'Diese Firma ist mit keiner Firma im CRM verbunden.',
    en: 'This company is not linked to a company in the CRM.',
  },
  'crm.numberDiffers': {
    status: 400,
    de: 'Die Kundennummer muss die des CRM sein: {number}.',
    en: 'The customer number must match the one in the CRM: {number}.',
  },
  'crm.timeout': {
    status: 504,
    de: 'Das CRM hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
    en: 'The CRM did not respond in time. Please try again.',
  },
  'crm.unreachable': {
    status: 502,
    de: 'Das CRM ist zurzeit gestört. Bitte versuchen Sie es später noch einmal.',
    en: 'The CRM is not working properly at the moment. Please try again later.',
  },
  'crm.vemasCompanyNotFoundTitle': {
    status: 404,
    de: 'Im CRM wurde keine Firma zu „{query}“ gefunden.',
    en: 'No company was found in the CRM for “{query}”.',
  },
  'crm.vemasContactExists': {
    status: 400,
    de: 'Es gibt bereits einen Kontakt mit der E-Mail-Adresse {email}.',
    en: 'There is already a contact with the email address {email}.',
  },
  'crm.vemasContactsNotFound': {
    status: 400,
    de: 'Im CRM gibt es keine Ansprechpartner zu dieser Firma.',
    en: 'The CRM has no contacts for this company.',
  },
  'crm.vemasImportNoNewDataText': {
    status: 400,
    de: 'Im CRM gibt es keine neuen Daten.',
    en: 'The CRM has no new data.',
  },
} as const satisfies ErrorTexts
