import { z } from 'zod'
import { operation } from './operation.ts'
import { instant } from './shapes.ts'

export const readSystem = operation({
  name: 'readSystem',
  method: 'GET',
  path: '/system',
  access: 'system.manage',
  summary: 'Which release runs since when, on which database, and the last migration of its schema.',
  output: z.object({
    /** Semantic version of the server. */
    version: z.string(),
    /** Since when this process answers. */
    startedAt: instant,
    node: z.string(),
    database: z.string(),
    migration: z.object({ name: z.string(), at: instant }),
  }),
})
