import { findContact } from '#contract/contact-addresses.ts'
import type { Ask } from './call.ts'
import { requiredText } from './spelling.ts'

/** The contact whose address it is, to the letter. */
export const contactByEmail = (ask: Ask, email: string | undefined) =>
  ask(findContact, { params: { email: requiredText(email, 'email') } })
