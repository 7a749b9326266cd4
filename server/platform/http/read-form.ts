import { fail } from '../operations/failure.ts'
import { formFields } from './bounds/input-bounds.ts'

/**
 * Reads a body of a form. What has more fields than `most` is refused before it is read: telling them apart would hold the
 * others up. Refuses with request.invalid.
 */
export const readForm = (text: string, most = formFields): URLSearchParams =>
  text.split('&', most + 1).length > most ? fail('request.invalid') : new URLSearchParams(text)
