import type { Domain } from '#platform/installation/domain.ts'
import { backupFigures, backupJob, backupTroubles } from './backups.ts'
import { failedLetter } from './letters.ts'
import { backupRoutes } from './routes.ts'
import { backupCheck } from './doctor.ts'

/** The backups the portal writes by itself. */
export const backupsDomain: Domain = {
  name: 'backups',
  routes: backupRoutes,
  jobs: [backupJob],
  letters: [failedLetter],
  troubles: backupTroubles,
  figures: backupFigures,
  checks: [backupCheck],
}
