import { pino } from 'pino'
import { currentTrace } from '../traces/span.ts'

export type Log = pino.Logger

/** Structured logs on standard output; secrets never enter them. */
export const openLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin() {
      const traceId = currentTrace()
      return traceId === undefined ? {} : { traceId }
    },
    redact: {
      paths: [
        'password',
        '*.password',
        'req.headers.authorization',
        'req.headers.cookie',
        '*.accessToken',
        '*.secret',
        '*.token',
      ],
      censor: '***',
    },
  })
