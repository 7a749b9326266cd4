import { z } from 'zod'
import { type ErrorCode, errors } from '#texts/errors.ts'

/** The HTTP status an error code is answered with. */
export const statusOf = (code: ErrorCode): number => errors[code].status

/** What any operation may refuse with, whatever it does; its own codes stand in its `errors`. */
export const commonErrors: readonly ErrorCode[] = [
  'request.invalid',
  'request.tooMany',
  'request.notFound',
  'request.keyMissing',
  'request.keyReused',
  'request.keyInvalid',
  'request.mediaType',
  'key.invalid',
  'session.required',
  'session.expired',
  'session.confirmFirst',
  'session.factorRequired',
  'permission.missing',
]

/** Every error answer of the API. `details` holds the placeholders' values or a list of broken rules. */
export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
