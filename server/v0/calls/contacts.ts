import type { Call } from '../call.ts'
import { addressCalls } from './contacts/addresses.ts'
import { avatarCalls } from './contacts/avatars.ts'
import { consentCalls } from './contacts/consents.ts'
import { contactChangeCalls } from './contacts/contact-changes.ts'
import { contactHoldingChangeCalls } from './contacts/contact-holding-changes.ts'
import { contactHoldingCalls } from './contacts/contact-holdings.ts'
import { contactCalls } from './contacts/contacts.ts'

/** Contacts, their addresses, consents, pictures and products. */
export const contacts: readonly Call[] = [
  ...contactCalls,
  ...contactChangeCalls,
  ...addressCalls,
  ...consentCalls,
  ...avatarCalls,
  ...contactHoldingCalls,
  ...contactHoldingChangeCalls,
]
