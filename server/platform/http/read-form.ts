import { fail } from '../operations/failure.ts'

const mostFields = 100

/**
 * Reads a body of a form. What has more fields than anything here is refused before it is read: telling them apart would
 * hold the others up. Refuses with request.invalid.
 */
export const readForm = (text: string): URLSearchParams =>
  text.split('&', mostFields + 1).length > mostFields ? fail('request.invalid') : new URLSearchParams(text)
