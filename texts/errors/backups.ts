import type { ErrorTexts } from './shape.ts'

export const backupErrors = {
  'backups.off': {
    status: 409,
    de: 'Es ist kein Ordner für Sicherungen eingestellt (BACKUP_DIR).',
    en: 'No backup folder is configured (BACKUP_DIR).',
  },
  'backups.running': {
    status: 409,
    de: 'Es wird gerade gesichert. Bitte warten Sie, bis die Sicherung fertig ist.',
    en: 'A backup is in progress. Please wait until it is complete.',
  },
} as const satisfies ErrorTexts
