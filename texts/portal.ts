/** The portal's frame: pages everybody can read and what stands around every page. */
import { pageTitleTexts } from './page-titles.ts'

export const portalTexts = {
  'portal.page.imprint': pageTitleTexts['portal.page.imprint'],
  'portal.page.terms': pageTitleTexts['portal.page.terms'],
  'portal.page.licence': pageTitleTexts['portal.page.licence'],
  'portal.page.privacy': pageTitleTexts['portal.page.privacy'],
  'portal.page.accessibility': pageTitleTexts['portal.page.accessibility'],
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
  'portal.pageBody.accessibility': {
    de: [
      '{vendor} möchte, dass alle dieses Portal nutzen können. Diese Erklärung gilt für das Portal und die E-Mails und PDF-Dateien, die es erzeugt.',
      'Stand der Barrierefreiheit: Das Portal ist nach den Web Content Accessibility Guidelines 2.2, Stufe AA, gebaut, auf die sich auch die Norm EN 301 549 und das Barrierefreiheitsstärkungsgesetz beziehen. Jede Seite wird bei jeder Änderung automatisch geprüft, in heller und dunkler Darstellung. Alle Funktionen sind mit der Tastatur erreichbar, Texte lassen sich auf 200 % vergrößern, und Seiten passen auf 320 Pixel Breite.',
      'Bekannte Einschränkungen: Die Matrix der Berechtigungen und der Baum der Module lassen sich auf sehr schmalen Bildschirmen nur seitlich verschieben. Hochgeladene Nachweise und Dateien Dritter können Barrieren enthalten, auf die wir keinen Einfluss haben. Die Anwendung in der Cloud wird als Bild übertragen und ist nicht Teil dieser Erklärung.',
      'Barrieren melden: Schreiben Sie an {contact}. Wir antworten innerhalb von zwei Wochen und nennen Ihnen einen anderen Weg, bis die Barriere behoben ist.',
      'Diese Erklärung beruht auf einer Selbstbewertung vom {date}.',
    ].join('\n\n'),
    en: [
      '{vendor} wants everyone to be able to use this portal. This statement covers the portal and the emails and PDF files it produces.',
      'Conformance: the portal is built to the Web Content Accessibility Guidelines 2.2, level AA, which EN 301 549 and the European Accessibility Act also refer to. Every page is checked automatically with each change, in light and dark mode. All functions work with the keyboard, text can be enlarged to 200 %, and pages fit a width of 320 pixels.',
      'Known limitations: on very narrow screens, the permission matrix and the module tree have to be scrolled sideways. Uploaded proofs and third-party files may contain barriers we cannot control. The cloud application is streamed as an image and is not covered by this statement.',
      'Report a barrier: write to {contact}. We reply within two weeks and offer an alternative until the barrier is fixed.',
      'This statement is based on a self-assessment made on {date}.',
    ].join('\n\n'),
  },
  'portal.pageBody.contact': {
    de: 'Bitte tragen Sie hier Telefonnummer, E-Mail-Adresse und Servicezeiten ein.',
    en: 'Please enter your telephone number, email address and service hours here.',
  },
  'portal.unwritten': {
    de: 'Dieser Text wird gerade erstellt. Bei Fragen wenden Sie sich bitte an Ihren Ansprechpartner bei uns.',
    en: 'This text is still being written. If you have any questions, please contact your usual contact person at our company.',
  },
  'portal.unwrittenTitle.de': { de: 'Der deutsche Text fehlt noch', en: 'The German text is missing' },
  'portal.unwrittenTitle.en': { de: 'Der englische Text fehlt noch', en: 'The English text is missing' },
  'portal.unwrittenText': {
    de: 'Besucher lesen in dieser Sprache, dass der Text gerade erstellt wird. Bitte tragen Sie ihn ein, bevor Kunden das Portal nutzen.',
    en: 'In this language, visitors currently see a notice that the text is being written. Please enter it before customers use the portal.',
  },
  'portal.edit': { de: 'Bearbeiten', en: 'Edit' },
  'portal.editTitle': { de: '{title} bearbeiten', en: 'Edit {title}' },
  'portal.titleDe': { de: 'Titel (Deutsch)', en: 'Title (German)' },
  'portal.titleEn': { de: 'Titel (Englisch)', en: 'Title (English)' },
  'portal.bodyDe': { de: 'Text (Deutsch)', en: 'Text (German)' },
  'portal.bodyEn': { de: 'Text (Englisch)', en: 'Text (English)' },
  'portal.bodyHint': { de: 'Eine Leerzeile beginnt einen neuen Absatz.', en: 'A blank line starts a new paragraph.' },
  'portal.modified': { de: 'Zuletzt geändert am {date}', en: 'As of {date}' },
} as const
