import { z } from 'zod'
import type { ErrorCode } from '#texts/errors.ts'

/** HTTP status of each error code; a code not listed answers 400. */
const statuses: Partial<Record<ErrorCode, number>> = {
  'request.tooLarge': 413,
  'request.mediaType': 415,
  'request.tooMany': 429,
  'request.notFound': 404,
  'request.origin': 403,
  'request.keyReused': 422,
  'request.conflict': 409,
  'server.failed': 500,
  'server.unavailable': 503,
  'session.required': 401,
  'session.expired': 401,
  'session.wrongPassword': 401,
  'session.disabled': 403,
  'permission.missing': 403,
  'companies.notFound': 404,
  'companies.companyAlredyExists': 409,
  'companies.hasLicences': 409,
  'contacts.emailTaken': 409,
  'products.notFound': 404,
  'products.locked': 409,
  'products.notAssignable': 409,
  'products.noMaster': 409,
  'products.noPicture': 404,
  'companyProducts.notFound': 404,
  'companyProducts.taken': 409,
  'companyProducts.hasLicences': 409,
  'configurations.notFound': 404,
  'configurations.broken': 422,
  'configurations.changedMeanwhile': 409,
  'configurations.moduleUnknown': 422,
  'configurations.moduleTwice': 422,
  'configurations.inUse': 409,
  'configurations.isMaster': 409,
  'configurations.downgrade': 409,
  'hosts.notFound': 404,
  'hosts.broken': 422,
  'hosts.versionMismatch': 422,
  'hosts.disabled': 409,
  'hosts.requestTooLarge': 413,
  'licences.notFound': 404,
  'licences.broken': 422,
  'licences.changedMeanwhile': 409,
  'licences.licNotFound': 404,
  'licences.licError': 500,
  'mails.notFound': 404,
  'mails.notFailed': 409,
  'pages.notFound': 404,
  'setup.linkInvalid': 410,
}

/** The HTTP status an error code is answered with. */
export const statusOf = (code: ErrorCode): number => statuses[code] ?? 400

/** Every error answer of the API. `details` holds the placeholders' values or a list of broken rules. */
export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
