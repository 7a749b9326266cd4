import { z } from 'zod'
import { operation } from './operation.ts'
import { withPostalAddress } from './postal.ts'
import { companyRegistrationFields, privateRegistration, register } from './registration.ts'
import { challenge } from './shapes.ts'

const withoutChallenge = { challenge: challenge.default('') }

/** As a program sends it that shows no form. */
export const registerByProgram = operation({
  name: 'registerByProgram',
  method: 'POST',
  path: '/registration/by-program',
  access: 'public',
  summary:
    'Register without a solved challenge: the same as `register`, within stricter limits per address and in all. A challenge that is sent is checked.',
  body: z.discriminatedUnion('kind', [
    privateRegistration.extend(withoutChallenge),
    withPostalAddress(companyRegistrationFields.extend(withoutChallenge)),
  ]),
  errors: [...register.errors],
  secret: true,
  attempts: true,
})
