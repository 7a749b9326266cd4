import { z } from 'zod'
import { fileBytes, operation } from './operation.ts'
import { zipCodeFits, zipCodeRefusal } from './postal.ts'
import { country, email, instant, optionalText, personName, salutation, zipCodeText } from './shapes.ts'

/** An address; all but the country may be left out. */
export const addressFields = z.strictObject({
  street: optionalText(120),
  houseNumber: optionalText(20),
  zipCode: z.literal('').or(zipCodeText),
  city: optionalText(120),
  country,
})

const fields = z.strictObject({
  salutation,
  firstName: personName(100),
  lastName: personName(100),
  ...addressFields.shape,
})

/** What people say of themselves. An address may be left out. */
export const profileInput = fields.refine(zipCodeFits, zipCodeRefusal)
export type ProfileInput = z.infer<typeof profileInput>

export const profile = z.object({
  email,
  /** Their company's; null for private people and hidden from students. */
  customerNumber: z.string().nullable(),
  companyName: z.string().nullable(),
  /** Null until something was saved. */
  values: fields.extend({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** When it was changed last, by whomever; null until something was saved. */
  modifiedAt: instant.nullable(),
  /** When the avatar was set; null without one. */
  avatarAt: instant.nullable(),
})
export type Profile = z.infer<typeof profile>

export const readProfile = operation({
  name: 'readProfile',
  method: 'GET',
  path: '/profile',
  access: 'signedIn',
  summary: 'One’s own name and address.',
  output: profile,
})

export const saveProfile = operation({
  name: 'saveProfile',
  method: 'PUT',
  path: '/profile',
  access: 'profile.save',
  summary: 'Save one’s own name and address.',
  body: z.strictObject({ ...fields.shape, modifiedAt: instant.optional() }).refine(zipCodeFits, zipCodeRefusal),
  output: profile,
  errors: ['contacts.emailTaken', 'request.conflict'],
})

/** Width and height of an avatar in pixels. */
export const avatarSize = 200
/** Two hundred times two hundred pixels need no more, whatever they show. */
const avatarLimit = 200_000

export const readAvatar = operation({
  name: 'readAvatar',
  method: 'GET',
  path: '/profile/avatar',
  access: 'signedIn',
  summary: 'One’s own picture.',
  answersFile: ['image/png'],
  errors: ['profile.noAvatar'],
})

export const saveAvatar = operation({
  name: 'saveAvatar',
  method: 'PUT',
  path: '/profile/avatar',
  access: 'profile.save',
  summary: 'Set one’s own picture: a PNG of 200 × 200 pixels. It is drawn anew, and nothing else in the file is kept.',
  body: fileBytes,
  uploadLimit: avatarLimit,
  output: z.object({ avatarAt: instant }),
  errors: ['profile.avatarInvalid', 'request.mediaType', 'request.tooLarge'],
})

export const deleteAvatar = operation({
  name: 'deleteAvatar',
  method: 'DELETE',
  path: '/profile/avatar',
  access: 'profile.save',
  summary: 'Remove one’s own picture.',
})

export const exportMyData = operation({
  name: 'exportMyData',
  method: 'GET',
  path: '/profile/data',
  weight: 200,
  access: 'signedIn',
  summary: 'Everything that is stored about oneself, as JSON.',
  answersFile: ['application/json'],
})

export const requestErasure = operation({
  name: 'requestErasure',
  method: 'POST',
  path: '/profile/erasure',
  access: 'signedIn',
  confirmed: true,
  summary:
    'Have one’s account and profile deleted. All sessions end at once; orders stay; a mail tells when it is done.',
  errors: ['roles.lastManager'],
  secret: true,
})
