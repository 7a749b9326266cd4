import type { ErrorTexts } from './shape.ts'

export const productErrors = {
  'modules.inUse': {
    status: 409,
    de: 'Das Modul steht in mindestens einer Konfiguration und kann nicht gelöscht werden.',
    en: 'The module is used in at least one configuration and cannot be deleted.',
  },
  'modules.licNameFixed': {
    status: 409,
    de: 'Firmen haben dieses Modul in ihrer Konfiguration. Der Lizenzname bleibt deshalb, der Name kann sich ändern.',
    en: 'Companies have this module in their configuration, so its licence name cannot change; its name can.',
  },
  'products.notForStudents': {
    status: 409,
    de: 'Das ist kein Produkt für Studierende oder Privatpersonen.',
    en: 'This product is not for students or private individuals.',
  },
  'modules.notFound': { status: 404, de: 'Dieses Modul gibt es nicht.', en: 'This module does not exist.' },
  'modules.parentOnLevelOne': {
    status: 422,
    de: 'Ein übergeordneter Lizenzname ist nur auf Ebene 1 möglich.',
    en: 'A parent licence name is only possible on level 1.',
  },
  'modules.pictureOnLevelOne': {
    status: 422,
    de: 'Nur Module der Ebene 1 haben ein Bild.',
    en: 'Only level 1 modules have a picture.',
  },
  'modules.taken': {
    status: 409,
    de: 'Ein Modul mit diesem Namen und Lizenznamen gibt es auf dieser Ebene schon.',
    en: 'A module with this name and licence name already exists on this level.',
  },
  'products.codeInvalid': {
    status: 400,
    de: 'Der Code darf nur Buchstaben, Ziffern, Punkt, Binde- und Unterstrich enthalten.',
    en: 'The code may only contain letters, digits, dots, hyphens and underscores.',
  },
  'products.needsFormat3': {
    status: 422,
    de: 'Kulanzfrist, Hinweis und Merkmale gibt es erst im Format 3.',
    en: 'Grace, notice and traits need format 3.',
  },
  'products.endsBeforeStart': { status: 422, de: 'Das Ende liegt vor dem Beginn.', en: 'The end is before the start.' },
  'products.errorCreateProduct': {
    status: 409,
    de: 'Das Produkt konnte nicht angelegt werden: Den Code „{code}“ gibt es schon.',
    en: 'The product could not be created: the code “{code}” is already in use.',
  },
  'products.errorDownloadImage': {
    status: 400,
    de: 'Das Bild konnte nicht geladen werden.',
    en: 'The picture could not be loaded.',
  },
  'products.errorUpdateProduct': {
    status: 409,
    de: 'Das Produkt konnte nicht gespeichert werden: Den Code „{code}“ gibt es schon.',
    en: 'The product could not be saved: the code “{code}” is already in use.',
  },
  'products.errorUploadImage': {
    status: 422,
    de: 'Das Bild konnte nicht hochgeladen werden: Die Datei ist kein PNG in der erwarteten Größe.',
    en: 'The picture could not be uploaded: the file is not a PNG of the expected size.',
  },
  'products.inUse': {
    status: 409,
    de: 'Das Produkt ist vergeben und kann nicht gelöscht werden. Sie können die Freigabe zurücknehmen.',
    en: 'The product has been assigned and cannot be deleted. You can lock the version.',
  },
  'products.kindOrVersionFixed': {
    status: 409,
    de: 'Ausgabe und Version bleiben, weil das Produkt schon vergeben ist.',
    en: 'Edition and version cannot be changed because the product has already been assigned.',
  },
  'products.linkInvalid': {
    status: 400,
    de: 'Bitte geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
    en: 'Please enter an address starting with https:// or http://.',
  },
  'products.locked': {
    status: 409,
    de: 'Diese Produktversion ist nicht freigegeben.',
    en: 'This product version is locked.',
  },
  'products.noMaster': {
    status: 409,
    de: 'Zu diesem Produkt gibt es noch keine Masterkonfiguration.',
    en: 'This product has no master configuration yet.',
  },
  'products.noPicture': { status: 404, de: 'Hier gibt es kein Bild.', en: 'There is no picture here.' },
  'products.notAssignable': {
    status: 409,
    de: 'Dieses Produkt kann diesem Kunden nicht hinzugefügt werden: Firmen und Personen bekommen verschiedene Ausgaben.',
    en: 'This product cannot be added for this customer: companies and individuals get different editions.',
  },
  'products.notFound': { status: 404, de: 'Dieses Produkt gibt es nicht.', en: 'This product does not exist.' },
  'products.notOffered': {
    status: 409,
    de: 'Dieses Produkt wird zurzeit nicht angeboten.',
    en: 'This product is not offered at the moment.',
  },
} as const satisfies ErrorTexts
