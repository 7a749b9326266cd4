/** Cancellation and withdrawal: the public forms, their acknowledgement, and the staff's list. */
import { legalTitleTexts } from './legal-titles.ts'
import { words } from './words.ts'

export const legalTexts = {
  ...legalTitleTexts,
  // The names of the links and buttons are the law's own words.
  'legal.cancellation.context': {
    de: 'Kündigen Sie hier einen Vertrag mit uns. Eine Anmeldung ist nicht nötig; den Eingang bestätigen wir sofort per E-Mail.',
    en: 'Cancel a contract with us here. You do not need to sign in; we confirm receipt by email immediately.',
  },
  'legal.cancellation.confirm': { de: 'Jetzt kündigen', en: 'Cancel now' },
  'legal.cancellation.done': { de: 'Ihre Kündigung ist eingegangen', en: 'We have received your cancellation' },
  'legal.withdrawal.context': {
    de: 'Widerrufen Sie hier einen Vertrag, den Sie mit uns geschlossen haben. Einen Grund brauchen Sie nicht zu nennen; den Eingang bestätigen wir sofort per E-Mail.',
    en: 'Withdraw here from a contract you concluded with us. You do not need to give a reason; we confirm receipt by email immediately.',
  },
  'legal.withdrawal.confirm': { de: 'Widerruf bestätigen', en: 'Confirm withdrawal' },
  'legal.withdrawal.done': { de: 'Ihr Widerruf ist eingegangen', en: 'We have received your withdrawal' },
  'legal.name': words.name,
  'legal.email': words.emailAddress,
  'legal.emailHint': {
    de: 'An diese Adresse geht die Eingangsbestätigung.',
    en: 'The acknowledgement is sent to this address.',
  },
  'legal.reference': { de: 'Vertrag', en: 'Contract' },
  'legal.referenceHint': {
    de: 'Vertrags-, Bestell- oder Kundennummer, oder der Name des Produkts',
    en: 'Contract, order or customer number, or the name of the product',
  },
  'legal.referenceHintOptional': {
    de: 'Vertrags-, Bestell- oder Kundennummer, falls zur Hand',
    en: 'Contract, order or customer number, if at hand',
  },
  'legal.kind': { de: 'Art der Kündigung', en: 'Type of cancellation' },
  'legal.ordinary': { de: 'Ordentliche Kündigung', en: 'Ordinary cancellation' },
  'legal.extraordinary': {
    de: 'Außerordentliche Kündigung aus wichtigem Grund',
    en: 'Extraordinary cancellation for good cause',
  },
  'legal.reason': { de: 'Grund', en: 'Reason' },
  'legal.end': { de: 'Vertragsende', en: 'End of contract' },
  'legal.earliest': { de: 'Zum frühestmöglichen Zeitpunkt', en: 'At the earliest possible date' },
  'legal.endDay': { de: 'Tag des Vertragsendes', en: 'Day the contract ends' },
  'legal.endDayHint': {
    de: 'Leer: zum frühestmöglichen Zeitpunkt',
    en: 'Empty: at the earliest possible date',
  },
  'legal.challenge': { de: 'Sicherheitsprüfung', en: 'Security check' },
  'legal.continue': { de: 'Weiter zur Bestätigung', en: 'Continue to confirmation' },
  'legal.check': { de: 'Bitte prüfen Sie Ihre Angaben', en: 'Please check your details' },
  'legal.checkHint': {
    de: 'Erst mit der Schaltfläche „{button}“ wird Ihre Erklärung abgegeben.',
    en: 'Your declaration is only made when you select “{button}”.',
  },
  'legal.back': { de: 'Angaben ändern', en: 'Change details' },
  'legal.declaration': { de: 'Erklärung', en: 'Declaration' },
  'legal.declares.cancellation': { de: 'Kündigung', en: 'Cancellation' },
  'legal.declares.withdrawal': { de: 'Widerruf', en: 'Withdrawal' },
  'legal.received': { de: 'Eingegangen', en: 'Received' },
  'legal.receivedAt': { de: '{date} um {time} Uhr ({zone})', en: '{date} at {time} ({zone})' },
  'legal.number': { de: 'Vorgangsnummer', en: 'Reference number' },
  'legal.doneText': {
    de: 'Die Eingangsbestätigung mit diesen Angaben ist an {email} unterwegs.',
    en: 'The acknowledgement with these details is on its way to {email}.',
  },
  'legal.print': words.print,
  'legal.notices.title': { de: 'Kündigungen und Widerrufe', en: 'Cancellations and withdrawals' },
  'legal.notices.context': {
    de: 'Was über die öffentlichen Formulare eingegangen ist, neueste zuerst',
    en: 'What was received through the public forms, newest first',
  },
  'legal.notices.empty': { de: 'Bisher ist nichts eingegangen.', en: 'Nothing received yet.' },
  'legal.state': words.state,
  'legal.state.open': { de: 'Offen', en: 'Open' },
  'legal.state.done': { de: 'Erledigt', en: 'Done' },
  'legal.stateAll': { de: 'Alle', en: 'All' },
  'legal.openNotice': { de: '{kind} von {name} ansehen', en: 'View {kind} by {name}' },
  'legal.doneBy': { de: 'Erledigt von', en: 'Done by' },
  'legal.note': { de: 'Vermerk', en: 'Note' },
  'legal.noteHint': { de: 'Was daraufhin geschehen ist', en: 'What was done about it' },
  'legal.markDone': { de: 'Als erledigt kennzeichnen', en: 'Mark as done' },
  'legal.markedDone': { de: 'Als erledigt gekennzeichnet.', en: 'Marked as done.' },
} as const

/** The acknowledgement of receipt. */
export const legalMailTexts = {
  'legal.mail.foot': {
    de: 'Sie haben im Kundenportal eine Kündigung oder einen Widerruf erklärt, oder Sie bearbeiten sie.',
    en: 'You declared a cancellation or withdrawal in the customer portal, or you are handling one.',
  },
  'legal.mail.cancellation.subject': {
    de: 'Eingangsbestätigung: Ihre Kündigung',
    en: 'Acknowledgement of receipt: your cancellation',
  },
  'legal.mail.withdrawal.subject': {
    de: 'Eingangsbestätigung: Ihr Widerruf',
    en: 'Acknowledgement of receipt: your withdrawal',
  },
  'legal.mail.asStated': { de: 'wie von Ihnen angegeben', en: 'as stated by you' },
  'legal.mail.cancellation.text': {
    de: 'Ihre Kündigung ist am {received} bei uns eingegangen.',
    en: 'We received your cancellation on {received}.',
  },
  'legal.mail.withdrawal.text': {
    de: 'Ihr Widerruf ist am {received} bei uns eingegangen.',
    en: 'We received your withdrawal on {received}.',
  },
  'legal.mail.content': { de: 'Inhalt Ihrer Erklärung:', en: 'Content of your declaration:' },
  'legal.mail.kept': {
    de: 'Ihre Erklärung ist mit allen Angaben im Wortlaut unter dieser Vorgangsnummer gespeichert.',
    en: 'Your declaration is stored word for word, with all details, under this reference number.',
  },
  'legal.mail.note': {
    de: 'Haben nicht Sie diese Erklärung abgegeben, wenden Sie sich bitte an uns; wie Sie uns erreichen, steht unten unter „Kontakt“.',
    en: 'If you did not make this declaration, please contact us; our details are below under “Contact”.',
  },
} as const
