import { type AuditTexts, did } from './did.ts'

export const profileAudit: AuditTexts = {
  sentences: {
    saveProfile: did('contact', 'das eigene Profil gespeichert', 'saved their profile'),
    saveAvatar: did('contact', 'das eigene Bild gesetzt', 'set their picture'),
    deleteAvatar: did('contact', 'das eigene Bild entfernt', 'removed their picture'),
    requestErasure: did('account', 'das eigene Konto löschen lassen', 'had their account deleted'),
    setConsent: did('contact', 'eine Einwilligung geändert', 'changed a consent'),
    confirmConsent: did('contact', 'eine Einwilligung bestätigt', 'confirmed a consent'),
  },
}
