import type { ErrorTexts } from './shape.ts'

export const configurationErrors = {
  'endRequests.notFound': {
    status: 404,
    de: 'Diese Bitte um ein Ende gibt es nicht.',
    en: 'This request for an end date does not exist.',
  },
  'endRequests.openAlready': {
    status: 409,
    de: 'Um ein Ende für dieses Produkt ist schon gebeten worden. Ziehen Sie die Bitte zurück, um sie zu ändern.',
    en: 'An end date for this product has been asked for already. Withdraw the request to change it.',
  },
  'endRequests.decided': {
    status: 409,
    de: 'Über diese Bitte ist schon entschieden.',
    en: 'This request has been decided already.',
  },
  'endRequests.notMissing': {
    status: 409,
    de: 'Inzwischen fehlt kein Ende mehr.',
    en: 'No end date is missing any more.',
  },
  'configurations.broken': {
    status: 422,
    de: 'Die Konfiguration verletzt mindestens eine Regel.',
    en: 'The configuration breaks at least one rule.',
  },
  'configurations.prefill': {
    status: 403,
    de: 'Anzahl und Ende darf nur ändern, wer die Berechtigung „Konfiguration bearbeiten“ hat. Ohne sie gilt, was in der Vorlage steht.',
    en: 'Only holders of the permission “Edit configuration” may change count and end date. Without it, the values of the template apply.',
  },
  'configurations.changedMeanwhile': {
    status: 409,
    de: 'Die Konfiguration wurde inzwischen von jemand anderem gespeichert. Ihre Eingaben sind noch da.',
    en: 'Somebody else has saved this configuration meanwhile. Your input is still there.',
  },
  'configurations.downgrade': {
    status: 409,
    de: 'Eine Konfiguration kann nicht für eine ältere Version übernommen werden ({from} nach {to}).',
    en: 'A configuration cannot be used for an older version ({from} to {to}).',
  },
  'configurations.exists': {
    status: 409,
    de: 'Zu diesem Produkt gibt es schon eine Konfiguration. Eine .lic-Datei kann nur die erste sein.',
    en: 'This product already has a configuration. A .lic file can only be the first one.',
  },
  'configurations.inUse': {
    status: 409,
    de: 'Die Konfiguration wird verwendet und kann nicht gelöscht werden.',
    en: 'The configuration is in use and cannot be deleted.',
  },
  'configurations.isMaster': {
    status: 409,
    de: 'Die Masterkonfiguration kann nicht gelöscht werden.',
    en: 'The master configuration cannot be deleted.',
  },
  'configurations.moduleTwice': {
    status: 422,
    de: 'Das Modul „{name}“ steht zweimal an derselben Stelle.',
    en: 'The module “{name}” is listed twice in the same place.',
  },
  'configurations.moduleUnknown': {
    status: 422,
    de: 'Dieses Modul gibt es auf dieser Ebene nicht.',
    en: 'This module does not exist on this level.',
  },
  'configurations.notFound': {
    status: 404,
    de: 'Diese Konfiguration gibt es nicht.',
    en: 'This configuration does not exist.',
  },
  'configurations.upgradeLoses': {
    status: 409,
    de: 'In der neuen Version {count|fehlt|fehlen} {count} {count|lizenziertes Modul|lizenzierte Module}. Bitte bestätigen Sie erst, dass {count|es wegfällt|sie wegfallen}.',
    en: 'The new version lacks {count} licensed {count|module|modules}. Please confirm first that {count|it|they} may go.',
  },
  'master.changedMeanwhile': {
    status: 409,
    de: 'Jemand anders hat die Masterkonfiguration gerade geändert. Hier ist der neue Stand; bitte wiederholen Sie Ihre Änderung.',
    en: 'Somebody else has just changed the master configuration. This is the new state; please repeat your change.',
  },
  'master.errorCopyConfiguration': {
    status: 409,
    de: 'Die Konfiguration konnte nicht kopiert werden: Das gewählte Produkt hat keine Masterkonfiguration.',
    en: 'The configuration could not be copied: the chosen product has no master configuration.',
  },
  'master.errorLinkageProdConfig': {
    status: 409,
    de: 'Das Produkt hat bereits eine Masterkonfiguration. Eine zweite kann nicht verknüpft werden.',
    en: 'The product already has a master configuration. A second one cannot be linked.',
  },
  'master.errorProductLevelsText1': {
    status: 409,
    de: 'Unter „{name}“ stehen Module der Ebene 2. Entfernen Sie diese zuerst.',
    en: 'There are level 2 modules below “{name}”. Please remove them first.',
  },
  'master.errorProductLevelsText2': {
    status: 409,
    de: 'Unter „{name}“ stehen Module der Ebene 3. Entfernen Sie diese zuerst.',
    en: 'There are level 3 modules below “{name}”. Please remove them first.',
  },
  'master.itemNotFound': {
    status: 404,
    de: 'Dieses Modul steht nicht in der Masterkonfiguration.',
    en: 'This module is not part of the master configuration.',
  },
  'master.notFound': {
    status: 404,
    de: 'Zu diesem Produkt gibt es noch keine Masterkonfiguration.',
    en: 'This product has no master configuration yet.',
  },
  'master.tooManyItems': {
    status: 422,
    de: 'Eine Masterkonfiguration kann höchstens {maximum} Module haben.',
    en: 'A master configuration can have {maximum} modules at most.',
  },
  'templates.nameMissing': {
    status: 400,
    de: 'Bitte geben Sie der Vorlage einen Namen.',
    en: 'Please give the template a name.',
  },
  'templates.notFound': { status: 404, de: 'Diese Vorlage gibt es nicht.', en: 'This template does not exist.' },
} as const satisfies ErrorTexts
