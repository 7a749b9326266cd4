import { type AuditTexts, did, didSwitch } from './did.ts'

export const productAudit: AuditTexts = {
  kinds: {
    'audit.kind.module': { de: 'Modul', en: 'Module' },
    'audit.kind.product': { de: 'Produkt', en: 'Product' },
    'audit.kind.studentProduct': { de: 'Produkt für Studierende', en: 'Student product' },
  },
  sentences: {
    createProduct: did('product', '{record} angelegt', 'created {record}'),
    createProductVersion: did('product', '{record} als neue Version angelegt', 'created {record} as a new version'),
    unlockProducts: didSwitch(
      did('product', 'die Freigabe geändert: {record}', 'unlocked or locked {record}'),
      'unlocked',
      ['{record} freigegeben', 'unlocked {record}'],
      ['die Freigabe zurückgenommen: {record}', 'locked {record}'],
    ),
    changeProduct: did('product', '{record} geändert', 'changed {record}'),
    deleteProduct: did('product', '{record} gelöscht', 'deleted {record}'),
    saveProductPicture: did('product', 'ein Bild gesetzt: {record}', 'set a picture: {record}'),
    deleteProductPicture: did('product', 'ein Bild entfernt: {record}', 'removed a picture: {record}'),
    createModule: did('module', '{record} angelegt', 'created {record}'),
    changeModule: did('module', '{record} geändert', 'changed {record}'),
    deleteModule: did('module', '{record} gelöscht', 'deleted {record}'),
    saveModulePicture: did('module', 'ein Bild gesetzt: {record}', 'set a picture: {record}'),
    deleteModulePicture: did('module', 'ein Bild entfernt: {record}', 'removed a picture: {record}'),
    saveStudentProduct: did('studentProduct', '{record} gespeichert', 'saved {record}'),
  },
}
