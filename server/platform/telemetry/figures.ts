import { Gauge, type Registry } from 'prom-client'
import { keysOf } from '../record.ts'

/** What an operator watches apart from the process itself: the name of the gauge, and what it counts. */
const gauges = {
  mailsWaiting: ['keywerk_mails_waiting', 'Mails that were tried in vain and are tried again'],
  mailsFailed: ['keywerk_mails_failed', 'Mails of the last seven days that failed for good'],
  jobsFailed: ['keywerk_jobs_failed', 'Jobs of the last day that failed for good'],
  signerAway: [
    'keywerk_signer_away',
    '1 while the signer does not answer, 0 while it does; without SIGNER_SOCKET there is none',
  ],
  backupAge: [
    'keywerk_backup_age_seconds',
    'Seconds since the last backup was begun; without BACKUP_DIR there is none',
  ],
  diskFree: ['keywerk_disk_free_bytes', 'Bytes that are free on the disk of DATA_DIR'],
  certificateEnds: [
    'keywerk_certificate_ends_seconds',
    'Seconds until the first certificate of a company sign-on ends',
  ],
} as const

/** Figures that are known; one that is left out has no value now. */
export type Figures = { [name in keyof typeof gauges]?: number }

/** Registers the gauges; the function it answers sets them. */
export function openFigures(register: Registry): (figures: Figures) => void {
  const opened = keysOf(gauges).map((figure) => {
    const [name, help] = gauges[figure]
    return [figure, new Gauge({ name, help, registers: [register] })] as const
  })
  return (figures) => {
    for (const [figure, gauge] of opened) {
      const value = figures[figure]
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
  }
}
