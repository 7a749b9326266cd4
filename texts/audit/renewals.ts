import { type AuditTexts, did, didSwitch } from './did.ts'

export const renewalAudit: AuditTexts = {
  kinds: {
    'audit.kind.licenceRequest': { de: 'Anfrage', en: 'Request' },
  },
  sentences: {
    askForLicence: did('licenceRequest', '{record} gestellt', 'sent {record}'),
    withdrawRequest: did('licenceRequest', '{record} zurückgezogen', 'withdrew {record}'),
    answerRequests: did('licenceRequest', '{record} beantwortet', 'answered {record}'),
    answerRequest: did('licenceRequest', '{record} beantwortet', 'answered {record}'),
    previewRenewal: did('licence', 'eine Verlängerung geprüft', 'previewed a renewal'),
    renewLicences: did('licence', '{record} als Verlängerung ausgestellt', 'issued {record} as a renewal'),
    setReminders: didSwitch(
      did(
        'company',
        'die Erinnerungen an {record} ein- oder ausgeschaltet',
        'switched the reminders to {record} on or off',
      ),
      'reminders',
      ['die Erinnerungen an {record} eingeschaltet', 'switched the reminders to {record} on'],
      ['die Erinnerungen an {record} ausgeschaltet', 'switched the reminders to {record} off'],
    ),
  },
}
