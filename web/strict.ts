import { z } from 'zod/v4'

// The content security policy forbids eval; zod would try it once and leave a violation in the log.
z.config({ jitless: true })

export * from 'zod/v4'
