import type { ErrorTexts } from './shape.ts'

export const cloudUsageErrors = {
  'cloudUsage.accountNotFound': {
    status: 404,
    de: 'Dieses Cloud-Konto gibt es nicht.',
    en: 'This cloud account does not exist.',
  },
  'cloudUsage.columnsMissing': {
    status: 400,
    de: 'Das ist kein Sitzungsbericht. Fehlende Spalten: {columns}.',
    en: 'This is not a session report. Missing columns: {columns}.',
  },
  'cloudUsage.contactUnknown': {
    status: 404,
    de: 'Es gibt keinen Kontakt mit dieser E-Mail-Adresse.',
    en: 'There is no contact with this email address.',
  },
  'cloudUsage.costsNotFound': {
    status: 404,
    de: 'Für diesen Monat sind keine Kosten eingetragen.',
    en: 'No costs have been set for this month.',
  },
  'cloudUsage.damaged': {
    status: 400,
    de: 'Der Bericht lässt sich ab Zeile {line} nicht lesen.',
    en: 'The report cannot be read from line {line} onwards.',
  },
  'cloudUsage.future': {
    status: 400,
    de: 'Zeile {line} des Berichts liegt in der Zukunft ({day}). Er wurde nicht eingelesen.',
    en: 'Line {line} of the report is in the future ({day}). The report was not imported.',
  },
  'cloudUsage.noReports': {
    status: 409,
    de: 'Es ist nicht eingestellt, wo die Berichte liegen (CLOUD_REPORTS).',
    en: 'No report location is configured (CLOUD_REPORTS).',
  },
  'cloudUsage.folderMissing': {
    status: 409,
    de: 'Den Ordner, der für die Berichte eingestellt ist (CLOUD_REPORTS), gibt es auf dem Server nicht.',
    en: 'The configured report folder (CLOUD_REPORTS) does not exist on the server.',
  },
  'cloudUsage.nobodyUnknown': {
    status: 404,
    de: 'Diese Kennung ist inzwischen zugeordnet.',
    en: 'This user ID has been assigned in the meantime.',
  },
  'cloudUsage.notAssigned': {
    status: 404,
    de: 'Diese Kennung ist niemandem mehr zugeordnet.',
    en: 'This user ID is no longer assigned to anyone.',
  },
  'cloudUsage.notRevocable': {
    status: 409,
    de: 'Zurücknehmen lassen sich nur hochgeladene Berichte, bis {days} Tage nach dem Einlesen.',
    en: 'Only uploaded reports can be rolled back, up to {days} days after import.',
  },
  'cloudUsage.reportNotFound': {
    status: 404,
    de: 'Diesen Bericht gibt es nicht.',
    en: 'This report does not exist.',
  },
  'cloudUsage.overtaken': {
    status: 409,
    de: 'Dieser Bericht wird gerade ein zweites Mal eingelesen.',
    en: 'This report is already being imported.',
  },
} as const satisfies ErrorTexts
