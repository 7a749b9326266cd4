import { type AuditTexts, did } from './did.ts'

export const profileAudit: AuditTexts = {
  sentences: {
    saveProfile: did('contact', 'das eigene Profil gespeichert', 'saved their profile'),
    changeMyContact: did('contact', 'die eigenen Daten geändert', 'changed their details'),
    saveAvatar: did('contact', 'das eigene Bild gesetzt', 'set their picture'),
    deleteAvatar: did('contact', 'das eigene Bild entfernt', 'removed their picture'),
    requestErasure: did('account', 'das eigene Konto löschen lassen', 'had their account deleted'),
    setConsent: did('contact', 'eine Einwilligung geändert', 'changed a consent'),
    saveContactAddress: did('contact', 'die Anschrift von {record} gespeichert', 'saved the address of {record}'),
    setContactConsent: did('contact', 'eine Einwilligung von {record} geändert', 'changed a consent of {record}'),
    orderNewsletter: did('contact', 'den Newsletter für {record} angefragt', 'requested the newsletter for {record}'),
    createAddressDraft: did('contact', 'eine Anschrift notiert', 'noted an address'),
    changeAddressDraft: did('contact', 'eine notierte Anschrift geändert', 'changed a noted address'),
    assignAddressDraft: did(
      'contact',
      'eine notierte Anschrift {record} zugeordnet',
      'assigned a noted address to {record}',
    ),
    confirmConsent: did('contact', 'eine Einwilligung bestätigt', 'confirmed a consent'),
  },
}
