/** Mails: the outbox of the staff, and the demo's mailbox. */
import { words } from './words.ts'

export const mailsTexts = {
  'mails.title': { de: 'Postausgang', en: 'Outbox' },
  'mails.context': {
    de: 'Die E-Mails des Portals mit ihrem Versandstand, neueste zuerst; nach der eingestellten Frist werden sie gelöscht',
    en: 'The e-mails of the portal and whether they were sent, newest first; they are deleted after the term that is set',
  },
  'mails.created': { de: 'Erstellt', en: 'Created' },
  'mails.receiver': { de: 'Empfänger', en: 'Receiver' },
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
    en: 'Every e-mail the portal sends is listed here. There is none so far.',
  },
  'mails.read': { de: 'E-Mail an {receiver} lesen', en: 'Read e-mail to {receiver}' },
  'mails.text': { de: 'Text der E-Mail', en: 'Text of the e-mail' },
  'mails.secretHidden': {
    de: 'Link oder Code kennt nur der Empfänger; hier steht dafür ••••••.',
    en: 'Only the receiver knows the link or code; here it is shown as ••••••.',
  },
  'mails.resend': { de: 'E-Mail an {receiver} erneut senden', en: 'Send e-mail to {receiver} again' },
  'mails.resendTitle': { de: 'E-Mail erneut senden?', en: 'Send e-mail again?' },
  'mails.resendQuestion': {
    de: '„{subject}“ wird noch einmal an {receiver} geschickt.',
    en: '“{subject}” will be sent to {receiver} once more.',
  },
  'mails.resendConfirm': { de: 'Erneut senden', en: 'Send again' },
  'mails.requeued': {
    de: 'Die E-Mail an {receiver} wird erneut gesendet.',
    en: 'The e-mail to {receiver} is being sent again.',
  },
  'gallery.title': { de: 'Alle E-Mails des Portals', en: 'Every e-mail of the portal' },
  'gallery.context': {
    de: 'Mit erfundenen Angaben, so wie ihre Empfänger sie sehen',
    en: 'With made-up facts, as their receivers see them',
  },
  'gallery.language': { de: 'Sprache der E-Mails', en: 'Language of the e-mails' },
  'gallery.choose': { de: 'E-Mail', en: 'E-mail' },
  'gallery.preview': { de: 'Vorschau: {subject}', en: 'Preview: {subject}' },
  'gallery.text': { de: 'Als Text', en: 'As text' },
  'mailbox.title': { de: 'Demo-Postfach', en: 'Demo mailbox' },
  'mailbox.context': {
    de: 'Diese Vorführung verschickt nichts: Alle E-Mails landen hier.',
    en: 'This demonstration sends nothing out: every e-mail ends up here.',
  },
  'mailbox.empty': {
    de: 'Noch keine E-Mail. Senden Sie zum Beispiel eine Lizenzdatei per E-Mail.',
    en: 'No e-mail yet. Send a licence file by e-mail, for example.',
  },
  'mailbox.received': { de: 'Eingegangen', en: 'Received' },
  'mailbox.from': words.from,
  'mailbox.to': { de: 'An', en: 'To' },
  'mailbox.noSubject': { de: '(ohne Betreff)', en: '(no subject)' },
  'mailbox.text': { de: 'Text der E-Mail', en: 'Text of the e-mail' },
  'mailbox.attachments': { de: 'Anhänge', en: 'Attachments' },
  'mailbox.download': { de: '{name} herunterladen ({size})', en: 'Download {name} ({size})' },
} as const
