import { otherRequest } from '../server/testing/licence-requests.ts'

/** A licence request of one machine as a file field takes it. */
export const idFile = (name: string, mac: string | null, more: Partial<Parameters<typeof otherRequest>[0]> = {}) => ({
  name: `${name}.id`,
  mimeType: 'application/xml',
  buffer: Buffer.from(otherRequest({ machines: [{ name, mac }], ...more }), 'base64'),
})
