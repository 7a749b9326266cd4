import type { ErrorTexts } from './shape.ts'

export const configurationErrors = {
  'endRequests.notFound': {
    status: 404,
    de: 'Diese Anfrage nach einem Ende gibt es nicht.',
    en: 'This expiry date request does not exist.',
  },
  'endRequests.openAlready': {
    status: 409,
    de: 'Für dieses Produkt ist schon ein Ende angefragt. Ziehen Sie die Anfrage zurück, um sie zu ändern.',
    en: 'An expiry date has already been requested for this product. Withdraw the request to change it.',
  },
  'endRequests.decided': {
    status: 409,
    de: 'Über diese Anfrage ist schon entschieden.',
    en: 'This request has already been decided.',
  },
  'endRequests.notMissing': {
    status: 409,
    de: 'Inzwischen fehlt kein Ende mehr.',
    en: 'All expiry dates have been set in the meantime.',
  },
  'configurations.broken': {
    status: 422,
    de: 'Die Konfiguration verletzt mindestens eine Regel.',
    en: 'The configuration violates at least one rule.',
  },
  'configurations.prefill': {
    status: 403,
    de: 'Anzahl und Ende darf nur ändern, wer die Berechtigung „Konfiguration bearbeiten“ hat. Ohne sie gilt, was in der Vorlage steht.',
    en: 'Count and expiry can only be changed with the permission “Edit configuration”. Without it, the template’s values apply.',
  },
  'configurations.tooManyDrafts': {
    status: 409,
    de: 'Es gibt schon {limit} begonnene Konfigurationen ohne Produkt. Ordnen Sie zuerst einige davon einem Produkt zu.',
    en: 'There are already {limit} configurations without a product. Assign some of them to a product first.',
  },
  'configurations.tooManyChanges': {
    status: 422,
    de: 'Eine Konfiguration kann höchstens {maximum} Module haben.',
    en: 'A configuration can have {maximum} modules at most.',
  },
  'configurations.changedMeanwhile': {
    status: 409,
    de: 'Die Konfiguration wurde inzwischen von jemand anderem gespeichert. Ihre Eingaben sind noch da.',
    en: 'Someone else has saved this configuration in the meantime. Your input is still here.',
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
    en: 'The new version lacks {count} licensed {count|module|modules}. Please confirm first that {count|it|they} can be removed.',
  },
  'master.changedMeanwhile': {
    status: 409,
    de: 'Jemand anders hat die Masterkonfiguration gerade geändert. Die Seite zeigt jetzt die neue; bitte wiederholen Sie Ihre Änderung.',
    en: 'Someone else has just changed the master configuration. This is the new version; please repeat your change.',
  },
  'master.errorCopyConfiguration': {
    status: 409,
    de: 'Die Konfiguration konnte nicht kopiert werden: Das gewählte Produkt hat keine Masterkonfiguration.',
    en: 'The configuration could not be copied: the selected product has no master configuration.',
  },
  'master.errorLinkageProdConfig': {
    status: 409,
    de: 'Das Produkt hat bereits eine Masterkonfiguration. Eine zweite kann nicht verknüpft werden.',
    en: 'The product already has a master configuration. A second one cannot be linked.',
  },
  'master.errorProductLevelsText1': {
    status: 409,
    de: 'Unter „{name}“ stehen Module der Ebene 2. Entfernen Sie diese zuerst.',
    en: 'There are level 2 modules under “{name}”. Please remove them first.',
  },
  'master.errorProductLevelsText2': {
    status: 409,
    de: 'Unter „{name}“ stehen Module der Ebene 3. Entfernen Sie diese zuerst.',
    en: 'There are level 3 modules under “{name}”. Please remove them first.',
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
    en: 'A master configuration can have at most {maximum} modules.',
  },
  'templates.nameMissing': {
    status: 400,
    de: 'Bitte geben Sie der Vorlage einen Namen.',
    en: 'Please give the template a name.',
  },
  'templates.notFound': { status: 404, de: 'Diese Vorlage gibt es nicht.', en: 'This template does not exist.' },
} as const satisfies ErrorTexts
