import { z } from 'zod'
import { task } from '#platform/jobs/task.ts'

/** Makes what a session changed of a configuration the current one, once nothing more came. */
export const publishChanges = task('configurations.publishChanges', {
  sessionId: z.uuid(),
  configurationId: z.uuid(),
})
