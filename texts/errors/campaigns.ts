import type { ErrorTexts } from './shape.ts'

export const campaignErrors = {
  'campaigns.changedSince': {
    status: 409,
    de: 'Die Konfiguration oder das Ende einer Host-ID wurde seit der Prüfung geändert.',
    en: 'The configuration or the expiry date of a host ID has changed since the check.',
  },
  'campaigns.hostKept': {
    status: 409,
    de: 'Das Ende der Host-ID {machine} wurde seitdem geändert und bleibt.',
    en: 'The expiry date of host ID {machine} has changed since then and is kept.',
  },
  'campaigns.levelsDiffer': {
    status: 422,
    de: 'Ein Modul lässt sich nur durch ein anderes derselben Ebene ersetzen.',
    en: 'A module can only be replaced by another one on the same level.',
  },
  'campaigns.moduleThere': {
    status: 409,
    de: 'Das Modul ist in dieser Konfiguration schon enthalten.',
    en: 'This configuration already contains the module.',
  },
  'campaigns.moduleUnknown': {
    status: 422,
    de: 'Dieses Modul steht nicht im Katalog.',
    en: 'This module is not in the catalogue.',
  },
  'campaigns.noReceiver': {
    status: 409,
    de: 'Für {machine} ist keine E-Mail-Adresse hinterlegt: Die Lizenz wurde nicht verschickt.',
    en: 'There is no email address for {machine}, so the licence was not sent.',
  },
  'campaigns.notChecked': {
    status: 409,
    de: 'Eine Kampagne lässt sich erst nach der Prüfung starten und nicht, während sie läuft.',
    en: 'A campaign can only be started after it has been checked, and not while it is running.',
  },
  'campaigns.notFound': { status: 404, de: 'Diese Kampagne gibt es nicht.', en: 'This campaign does not exist.' },
  'campaigns.notPaused': {
    status: 409,
    de: 'Diese Kampagne ist nicht angehalten.',
    en: 'This campaign is not paused.',
  },
  'campaigns.notRunning': { status: 409, de: 'Diese Kampagne läuft nicht.', en: 'This campaign is not running.' },
  'campaigns.nothingToDo': {
    status: 409,
    de: 'Es gibt nichts, was diese Kampagne ändern könnte.',
    en: 'There is nothing this campaign could change.',
  },
  'campaigns.nothingToUndo': {
    status: 409,
    de: 'Diese Kampagne läuft noch oder hat nichts geändert, was sich zurücknehmen ließe.',
    en: 'This campaign is still running or has not changed anything that could be rolled back.',
  },
  'campaigns.parentMissing': {
    status: 409,
    de: 'Das Modul darüber fehlt in dieser Konfiguration.',
    en: 'The parent module is missing from this configuration.',
  },
  'campaigns.parentWrong': {
    status: 422,
    de: 'Das Modul gehört unter ein Modul der Ebene darüber; auf Ebene 1 unter keines.',
    en: 'The module needs a parent module on the level above; on level 1 it has none.',
  },
  'campaigns.started': {
    status: 409,
    de: 'Diese Kampagne ist schon gestartet.',
    en: 'This campaign has already been started.',
  },
  'campaigns.otherProduct': {
    status: 409,
    de: 'Das ist ein anderes Produkt. Wer es ablösen will, wählt es in den Filtern aus.',
    en: 'This is a different product. To replace it, select it in the filters.',
  },
  'campaigns.upgradeLoses': {
    status: 409,
    de: 'In der neuen Version fehlen lizenzierte Module: {modules}.',
    en: 'Licensed modules are missing from the new version: {modules}.',
  },
  'campaigns.usedSince': {
    status: 409,
    de: 'Das neue Produkt wird schon genutzt und bleibt.',
    en: 'The new product is already in use and is kept.',
  },
} as const satisfies ErrorTexts
