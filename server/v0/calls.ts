import type { Call } from './call.ts'
import { accountCalls } from './calls/accounts.ts'
import { companyCalls } from './calls/companies.ts'
import { configurationCalls } from './calls/configurations.ts'
import { contactCalls } from './calls/contacts.ts'
import { crmCalls } from './calls/crm.ts'
import { holdingCalls } from './calls/holdings.ts'
import { hostCalls } from './calls/hosts.ts'
import { licenceCalls } from './calls/licences.ts'
import { mailCalls } from './calls/mails.ts'
import { orderCalls } from './calls/orders.ts'
import { passwordCalls } from './calls/passwords.ts'
import { productCalls } from './calls/products.ts'
import { profileCalls } from './calls/profile.ts'
import { registrationCalls } from './calls/registration.ts'
import { roleCalls } from './calls/roles.ts'
import { signInCalls } from './calls/sign-in.ts'
import { studentCalls } from './calls/students.ts'

/** Every documented call that is answered, by family. */
export const calls: readonly Call[] = [
  ...signInCalls,
  ...passwordCalls,
  ...registrationCalls,
  ...contactCalls,
  ...accountCalls,
  ...profileCalls,
  ...companyCalls,
  ...holdingCalls,
  ...productCalls,
  ...configurationCalls,
  ...hostCalls,
  ...licenceCalls,
  ...crmCalls,
  ...studentCalls,
  ...orderCalls,
  ...mailCalls,
  ...roleCalls,
]
