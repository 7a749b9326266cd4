import { storedAddress } from './email.ts'
import { z } from 'zod'
import { contact } from './contacts.ts'
import { operation } from './operation.ts'

export const findContact = operation({
  name: 'findContact',
  method: 'GET',
  path: '/contact-addresses/{email}',
  access: 'students.list',
  summary: 'The contact with exactly this e-mail address.',
  params: z.strictObject({ email: z.string().trim().min(1).max(254).transform(storedAddress) }),
  output: contact,
  errors: ['contacts.notFound'],
})
