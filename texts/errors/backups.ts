import type { ErrorTexts } from './shape.ts'

export const backupErrors = {
  'backups.off': {
    status: 409,
    de: 'Es ist kein Ordner für Sicherungen eingestellt (BACKUP_DIR).',
    en: 'No folder for backups is set (BACKUP_DIR).',
  },
  'backups.running': {
    status: 409,
    de: 'Es wird gerade gesichert. Bitte warten Sie, bis die Sicherung fertig ist.',
    en: 'A backup is being written. Please wait until it is done.',
  },
} as const satisfies ErrorTexts
