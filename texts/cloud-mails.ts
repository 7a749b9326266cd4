/** Mails of the cloud. */
export const cloudMailTexts = {
  'cloud.mail.foot.invitation': {
    de: 'Ihre Firma hat für Sie einen Platz in der Cloud vorgesehen.',
    en: 'Your company has reserved a cloud seat for you.',
  },
  'cloud.mail.foot.ended': {
    de: 'Sie hatten einen Zugang zur Cloud.',
    en: 'You had access to the cloud.',
  },
  'cloud.mail.signIn': { de: 'Später melden Sie sich immer hier an', en: 'From now on, sign in here' },
  'cloud.mail.invitation.subject': { de: 'Ihr Zugang zu {product}', en: 'Your access to {product}' },
  'cloud.mail.invitation.text': {
    de: 'Sie können {product} jetzt im Browser nutzen: {company} hat für Sie einen Platz vorgesehen. Mit diesem Link schalten Sie Ihren Zugang ein:',
    en: 'You can now use {product} in your browser: {company} has reserved a seat for you. Switch on your access with this link:',
  },
  'cloud.mail.invitation.textOn': {
    de: 'Sie können {product} im Browser nutzen: {company} hat für Sie einen Platz, und Ihr Zugang ist eingeschaltet. Mit diesem Link nehmen Sie die Einladung an:',
    en: 'You can use {product} in your browser: {company} has a seat for you, and your access is on. Accept the invitation with this link:',
  },
  'cloud.mail.invitation.linkOn': { de: 'Einladung annehmen', en: 'Accept invitation' },
  'cloud.mail.invitation.link': { de: 'Zugang einschalten', en: 'Switch access on' },
  'cloud.mail.invitation.note': {
    de: 'Der Link gilt sieben Tage. Haben Sie noch kein Passwort für das Portal, legen Sie es danach fest.',
    en: 'The link is valid for seven days. If you do not have a portal password yet, you will set one afterwards.',
  },
  'cloud.mail.given.subject': { de: 'Ihr Platz in der Cloud: {product}', en: 'Your cloud seat: {product}' },
  'cloud.mail.given.text': {
    de: '{company} hat Ihnen einen Platz gegeben: Sie können {product} ab sofort im Browser nutzen. Hier melden Sie sich an:',
    en: '{company} has given you a seat: you can use {product} in your browser from now on. Sign in here:',
  },
  'cloud.mail.given.textFrom': {
    de: '{company} hat Ihnen einen Platz gegeben: Ab dem {day} können Sie {product} im Browser nutzen. Hier melden Sie sich dann an:',
    en: '{company} has given you a seat: from {day} you can use {product} in your browser. You can then sign in here:',
  },
  'cloud.mail.given.link': { de: 'Zur Cloud-Anmeldung', en: 'Go to cloud sign-in' },
  'cloud.mail.given.note': {
    de: 'Es gilt dasselbe Passwort wie im Kundenportal.',
    en: 'Your password is the same as for the customer portal.',
  },
  'cloud.mail.given.noteFirst': {
    de: 'Haben Sie noch kein Passwort, wählen Sie dort „Passwort vergessen?“: Dann kommt eine E-Mail, mit der Sie eines festlegen.',
    en: 'If you do not have a password yet, select “Forgotten your password?” there: you will receive an email to set one.',
  },
  'cloud.mail.ended.subject': { de: 'Ihre Cloud-Sitzung wurde beendet', en: 'Your cloud session has been ended' },
  'cloud.mail.ended.off': {
    de: 'Ihre laufende Sitzung in der Cloud wurde beendet, weil Ihr Zugang ausgeschaltet wurde.',
    en: 'Your cloud session has been ended because your access was switched off.',
  },
  'cloud.mail.ended.expired': {
    de: 'Ihre laufende Sitzung in der Cloud wurde beendet, weil das Cloud-Konto Ihrer Firma am {day} abgelaufen ist.',
    en: 'Your cloud session has been ended because your company’s cloud account expired on {day}.',
  },
  'cloud.mail.ended.ahead': {
    de: 'Ihre laufende Sitzung in der Cloud wurde beendet, weil das Cloud-Konto Ihrer Firma nun erst am {day} beginnt. Ab dann können Sie sich wieder anmelden.',
    en: 'Your cloud session has been ended because your company’s cloud account now starts on {day}. You can sign in again from then on.',
  },
  'cloud.mail.ended.stopped': {
    de: 'Ihre laufende Sitzung in der Cloud wurde beendet, weil das Cloud-Budget Ihrer Firma für diesen Monat aufgebraucht ist. Ab dem {day} können Sie sich wieder anmelden, früher nur mit einem höheren Budget.',
    en: 'Your cloud session has been ended because your company has used up its cloud budget for this month. You can sign in again from {day}, or earlier with a larger budget.',
  },
  'cloud.mail.ended.disabled': {
    de: 'Ihre laufende Sitzung in der Cloud wurde beendet, weil {vendor} das Cloud-Produkt Ihrer Firma deaktiviert hat.',
    en: 'Your cloud session has been ended because {vendor} has disabled your company’s cloud product.',
  },
  'cloud.mail.ended.blocked': {
    de: 'Ihre laufende Sitzung in der Cloud wurde beendet, weil Ihr Konto gesperrt wurde.',
    en: 'Your cloud session has been ended because your account was blocked.',
  },
  'cloud.mail.ended.gone': {
    de: 'Ihre laufende Sitzung in der Cloud wurde beendet, weil es das Cloud-Konto, über das Sie angemeldet waren, dort nicht mehr gibt.',
    en: 'Your cloud session has been ended because the cloud account you were signed in to no longer exists.',
  },
  'cloud.mail.ended.link': { de: 'Zur Cloud-Anmeldung', en: 'Go to cloud sign-in' },
  'cloud.mail.ended.note': {
    de: 'Halten Sie das für ein Versehen, wenden Sie sich bitte an die Person, die in Ihrer Firma die Cloud-Plätze verwaltet.',
    en: 'If you think this is a mistake, please contact the person who manages your company’s cloud seats.',
  },
  'cloud.mail.ended.noteMore': {
    de: 'Wie es weitergeht, weiß die Person, die in Ihrer Firma die Cloud-Plätze verwaltet.',
    en: 'The person who manages your company’s cloud seats can tell you what happens next.',
  },
} as const
