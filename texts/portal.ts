/** The portal's frame: pages everybody can read and what stands around every page. */
import { pageTitleTexts } from './page-titles.ts'

export const portalTexts = {
  'portal.page.imprint': pageTitleTexts['portal.page.imprint'],
  'portal.page.terms': pageTitleTexts['portal.page.terms'],
  'portal.page.licence': pageTitleTexts['portal.page.licence'],
  'portal.page.privacy': pageTitleTexts['portal.page.privacy'],
  'portal.page.contact': pageTitleTexts['portal.page.contact'],
  'portal.pageBody.imprint': {
    de: 'Angaben gemäß § 5 DDG\n\nBitte tragen Sie hier Namen und Anschrift, Vertretungsberechtigte, Registereintrag und Umsatzsteuer-Identifikationsnummer Ihres Unternehmens ein.',
    en: 'Information pursuant to section 5 DDG\n\nPlease enter your company’s name and address, authorised representatives, register entry and VAT identification number here.',
  },
  'portal.pageBody.terms': {
    de: 'Dieses Portal dient der Verwaltung von Lizenzen und Kontakten. Bitte tragen Sie hier die Nutzungsbedingungen Ihres Unternehmens ein.',
    en: 'This portal is for managing licences and contacts. Please enter your company’s terms of use here.',
  },
  'portal.pageBody.licence': {
    de: 'Bitte tragen Sie hier die Lizenzbedingungen Ihrer Software ein.',
    en: 'Please enter your software’s licence terms here.',
  },
  'portal.pageBody.privacy': {
    de: 'Verantwortlich ist der Betreiber dieses Portals. Gespeichert werden die Angaben zu Konto, Firma, Kontakten und Lizenzen, die für die Vertragserfüllung nötig sind. Ohne Ihre Einwilligung werden keine Statistiken erhoben.',
    en: 'The operator of this portal is responsible. The portal stores the account, company, contact and licence data needed to fulfil the contract. No statistics are collected without your consent.',
  },
  'portal.pageBody.contact': {
    de: 'Bitte tragen Sie hier Telefonnummer, E-Mail-Adresse und Servicezeiten ein.',
    en: 'Please enter your telephone number, email address and service hours here.',
  },
  'portal.unwritten': {
    de: 'Dieser Text wird gerade erstellt. Bei Fragen wenden Sie sich bitte an Ihren Ansprechpartner bei uns.',
    en: 'This text is still being written. If you have any questions, please contact your usual contact person at our company.',
  },
  'portal.unwrittenTitle': { de: 'Dieser Text fehlt noch', en: 'This text is missing' },
  'portal.unwrittenText': {
    de: 'Besucher lesen hier, dass der Text gerade erstellt wird. Bitte tragen Sie ihn ein, bevor Kunden das Portal nutzen.',
    en: 'Visitors currently see a notice that the text is being written. Please enter it before customers use the portal.',
  },
  'portal.edit': { de: 'Bearbeiten', en: 'Edit' },
  'portal.editTitle': { de: '{title} bearbeiten', en: 'Edit {title}' },
  'portal.titleDe': { de: 'Titel (Deutsch)', en: 'Title (German)' },
  'portal.titleEn': { de: 'Titel (Englisch)', en: 'Title (English)' },
  'portal.bodyDe': { de: 'Text (Deutsch)', en: 'Text (German)' },
  'portal.bodyEn': { de: 'Text (Englisch)', en: 'Text (English)' },
  'portal.bodyHint': { de: 'Eine Leerzeile beginnt einen neuen Absatz.', en: 'A blank line starts a new paragraph.' },
  'portal.modified': { de: 'Stand: {date}', en: 'As of {date}' },
} as const
