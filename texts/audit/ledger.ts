import { type AuditTexts, did } from './did.ts'

export const ledgerAudit: AuditTexts = {
  kinds: {
    'audit.kind.clock': { de: 'Uhr', en: 'Clock' },
  },
  sentences: {
    confirmClock: did('clock', 'bestätigt, dass die Uhr richtig geht', 'confirmed that the clock is correct'),
  },
}
