import { type AuditTexts, did } from './did.ts'

export const ledgerAudit: AuditTexts = {
  kinds: {
    'audit.kind.clock': { de: 'Uhr', en: 'Clock' },
    'audit.kind.ledgerCheck': { de: 'Prüfung des Ausstellungsbuchs', en: 'Check of the issuance ledger' },
  },
  sentences: {
    startLedgerCheck: did(
      'ledgerCheck',
      'Prüfung des Ausstellungsbuchs gestartet',
      'started a check of the issuance ledger',
    ),
    confirmClock: did('clock', 'bestätigt, dass die Uhr richtig geht', 'confirmed that the clock is correct'),
  },
}
