/** What an administrator looks after: backups and the clock. */
import { words } from './words.ts'

export const backupsTexts = {
  'system.title': { de: 'Betrieb', en: 'System status' },
  'system.context': {
    de: 'Was läuft, was das Portal von selbst tut, und was davon Ihre Aufmerksamkeit braucht.',
    en: 'What is running, what the portal does automatically, and what needs your attention.',
  },
  'clock.title': { de: 'Uhr', en: 'Clock' },
  'clock.now': { de: 'Uhrzeit des Servers', en: 'Server time' },
  'clock.known': { de: 'Zuletzt bekannte Zeit', en: 'Last known time' },
  'clock.unknown': { de: 'noch keine', en: 'none yet' },
  'clock.right': {
    de: 'Die Uhr passt zu allem, was das Portal an Zeiten kennt.',
    en: 'The clock agrees with all times known to the portal.',
  },
  'clock.back': {
    de: 'Die Uhr liegt hinter der zuletzt bekannten Zeit zurück. Es werden keine Lizenzen ausgestellt. Bitte stellen Sie die Uhr des Servers richtig, und bestätigen Sie das erst danach hier.',
    en: 'The clock is behind the last known time, so no licences are issued. Please set the server’s clock; confirm it here only if it is correct now.',
  },
  'clock.ahead': {
    de: 'Die Uhr ist der zuletzt bekannten Zeit um mehr als 31 Tage voraus. Es werden keine Lizenzen ausgestellt. War das Portal so lange ausgeschaltet und geht die Uhr richtig, bestätigen Sie es hier.',
    en: 'The clock is more than 31 days ahead of the last known time, so no licences are issued. If the portal was switched off for that long and the clock is correct, confirm it here.',
  },
  'clock.confirm': { de: 'Die Uhr geht richtig', en: 'Clock is correct' },
  'clock.question': {
    de: 'Geht die Uhr des Servers richtig? Ab jetzt werden wieder Lizenzen mit dieser Zeit ausgestellt.',
    en: 'Is the server’s clock correct? From now on, licences are issued with this time again.',
  },
  'clock.confirmed': { de: 'Lizenzen werden wieder ausgestellt.', en: 'Licences are being issued again.' },
  'backups.title': { de: 'Sicherungen', en: 'Backups' },
  'backups.daily': {
    de: 'Jeden Tag um {at} Uhr (UTC) nach {folder}; die letzten {keep} bleiben.',
    en: 'Every day at {at} (UTC) into {folder}; the last {keep} are kept.',
  },
  'backups.notSetUp': {
    de: 'Es wird nicht täglich gesichert: BACKUP_DIR und BACKUP_PASSPHRASE sind nicht eingestellt.',
    en: 'There is no daily backup: BACKUP_DIR and BACKUP_PASSPHRASE are not set.',
  },
  'backups.failed': {
    de: 'Die letzte Sicherung ist fehlgeschlagen: {problem}',
    en: 'The last backup failed: {problem}',
  },
  'backups.overdue': {
    de: 'Seit mehr als zwei Tagen ist keine Sicherung entstanden.',
    en: 'No backup has been written for more than two days.',
  },
  'backups.now': { de: 'Jetzt sichern', en: 'Back up now' },
  'backups.asked': { de: 'Die Sicherung beginnt.', en: 'The backup is starting.' },
  'backups.file': { de: 'Datei', en: 'File' },
  'backups.state': words.state,
  'backups.state.running': { de: 'wird geschrieben', en: 'being written' },
  'backups.state.done': { de: 'geschrieben und zurückgelesen', en: 'written and verified' },
  'backups.state.failed': { de: 'fehlgeschlagen', en: 'failed' },
  'backups.started': { de: 'Begonnen', en: 'Started' },
  'backups.took': { de: 'Dauer', en: 'Duration' },
  'backups.seconds': { de: '{count} s', en: '{count} s' },
  'backups.size': { de: 'Größe', en: 'Size' },
  'backups.none': { de: 'Noch keine Sicherung.', en: 'No backup yet.' },
} as const

export const backupMailTexts = {
  'backups.mail.subject': { de: 'Die tägliche Sicherung ist fehlgeschlagen', en: 'The daily backup failed' },
  'backups.mail.text': {
    de: 'das Portal konnte in {folder} keine Sicherung schreiben. Meldung des Systems:',
    en: 'The portal could not write a backup to {folder}. The system reported:',
  },
  'backups.mail.what': {
    de: 'Frühere Sicherungen sind noch da. Bitte prüfen Sie Ordner, Speicherplatz und Rechte und sichern Sie dann von Hand.',
    en: 'Earlier backups are still there. Please check the folder, free space and permissions, then start a backup manually.',
  },
  'backups.mail.link': { de: 'Betrieb ansehen', en: 'View system status' },
} as const
