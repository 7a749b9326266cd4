/** Mails: the outbox of the staff, and the demo's mailbox. */
import { words } from './words.ts'

export const mailsTexts = {
  'mails.title': { de: 'Postausgang', en: 'Outbox' },
  'mails.context': {
    de: 'Die E-Mails des Portals mit ihrem Versandstand, neueste zuerst; nach der eingestellten Frist werden sie gelöscht',
    en: 'The portal’s emails and their delivery status, newest first; deleted after the configured retention period',
  },
  'mails.created': { de: 'Erstellt', en: 'Created' },
  'mails.receiver': { de: 'Empfänger', en: 'Recipient' },
  'mails.cc': { de: 'Kopie', en: 'Copy' },
  'mails.subject': { de: 'Betreff', en: 'Subject' },
  'mails.state': words.state,
  'mails.state.queued': { de: 'Wartet', en: 'Waiting' },
  'mails.state.sent': { de: 'Gesendet', en: 'Sent' },
  'mails.state.failed': { de: 'Fehlgeschlagen', en: 'Failed' },
  'mails.attempts': { de: '{count} {count|Versuch|Versuche}', en: '{count} {count|attempt|attempts}' },
  'mails.error': { de: 'Fehlermeldung', en: 'Error message' },
  'mails.empty': {
    de: 'Hier steht jede E-Mail, die das Portal verschickt. Bisher gibt es keine.',
    en: 'Every email the portal sends is listed here. None yet.',
  },
  'mails.read': { de: 'E-Mail an {receiver} lesen', en: 'Read email to {receiver}' },
  'mails.text': { de: 'Text der E-Mail', en: 'Text of the email' },
  'mails.secretHidden': {
    de: 'Link oder Code kennt nur der Empfänger; hier steht dafür ••••••.',
    en: 'Only the recipient knows the link or code; here it is shown as ••••••.',
  },
  'mails.resend': { de: 'E-Mail an {receiver} erneut senden', en: 'Send email to {receiver} again' },
  'mails.resendTitle': { de: 'E-Mail erneut senden?', en: 'Send email again?' },
  'mails.resendQuestion': {
    de: '„{subject}“ wird noch einmal an {receiver} geschickt.',
    en: '“{subject}” will be sent to {receiver} again.',
  },
  'mails.resendConfirm': { de: 'Erneut senden', en: 'Send again' },
  'mails.requeued': {
    de: 'Die E-Mail an {receiver} wird erneut gesendet.',
    en: 'The email to {receiver} is being sent again.',
  },
  'mailTemplates.title': { de: 'Vorlagen der E-Mails', en: 'Email templates' },
  'mailTemplates.context': {
    de: 'Jede E-Mail, die das Portal schreibt; in geschweiften Klammern steht, was von Fall zu Fall eingesetzt wird',
    en: 'Every email the portal writes; braces mark what is filled in for each recipient',
  },
  'gallery.title': { de: 'Alle E-Mails des Portals', en: 'All portal emails' },
  'gallery.context': {
    de: 'Mit erfundenen Angaben, so wie ihre Empfänger sie sehen',
    en: 'Sample data, as recipients see it',
  },
  'gallery.language': { de: 'Sprache der E-Mails', en: 'Language of the emails' },
  'gallery.choose': { de: 'E-Mail', en: 'Email' },
  'gallery.preview': { de: 'Vorschau: {subject}', en: 'Preview: {subject}' },
  'gallery.text': { de: 'Als Text', en: 'As text' },
  'mailbox.title': { de: 'Demo-Postfach', en: 'Demo mailbox' },
  'mailbox.context': {
    de: 'Diese Vorführung verschickt nichts: Alle E-Mails landen hier.',
    en: 'The demo sends no email: every message ends up here.',
  },
  'mailbox.empty': {
    de: 'Noch keine E-Mail. Senden Sie zum Beispiel eine Lizenzdatei per E-Mail.',
    en: 'No email yet. Send a licence file by email, for example.',
  },
  'mailbox.received': { de: 'Eingegangen', en: 'Received' },
  'mailbox.from': words.from,
  'mailbox.to': { de: 'An', en: 'To' },
  'mailbox.noSubject': { de: '(ohne Betreff)', en: '(no subject)' },
  'mailbox.text': { de: 'Text der E-Mail', en: 'Text of the email' },
  'mailbox.attachments': { de: 'Anhänge', en: 'Attachments' },
  'mailbox.download': { de: '{name} herunterladen ({size})', en: 'Download {name} ({size})' },
} as const
