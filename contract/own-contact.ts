import { z } from 'zod'
import { contact, contactInput } from './contacts.ts'
import { operation } from './operation.ts'
import { instant } from './shapes.ts'

export const readMyContact = operation({
  name: 'readMyContact',
  method: 'GET',
  path: '/profile/contact',
  access: 'signedIn',
  summary: 'One’s own contact with all its fields.',
  output: contact,
  errors: ['contacts.notFound'],
})

const { salutation, firstName, lastName, country, language } = contactInput.shape
const { title, gender, phone, department, position } = contactInput.shape
/** What people change of their own contact. Company, address and the main contact are not theirs to change. */
const ownFields = z.strictObject({
  salutation,
  title: title.unwrap(),
  firstName,
  lastName,
  gender: gender.unwrap(),
  phone: phone.unwrap(),
  department: department.unwrap(),
  position: position.unwrap(),
  country: country.unwrap(),
  language: language.unwrap(),
})

export const changeMyContact = operation({
  name: 'changeMyContact',
  method: 'PATCH',
  path: '/profile/contact',
  access: 'profile.save',
  summary:
    'Change fields of one’s own contact; fields left out stay. With `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...ownFields.partial().shape, modifiedAt: instant.optional() }),
  output: contact,
  errors: ['contacts.notFound', 'request.conflict'],
})
