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
import { cloudAccountCalls } from './calls/cloud-accounts.ts'
import { cloudCompanyCalls } from './calls/cloud-companies.ts'
import { cloudPlaceCalls } from './calls/cloud-places.ts'
import { cloudSignInCalls } from './calls/cloud-sign-in.ts'
import { cloudStatisticsCalls } from './calls/cloud-statistics.ts'
import { cloudUserCalls } from './calls/cloud-users.ts'
import { configurationLevelCalls } from './calls/configuration-levels.ts'
import { configurationLinkCalls } from './calls/configuration-links.ts'
import { copyCalls } from './calls/copies.ts'
import { dependencyCalls } from './calls/dependencies.ts'
import { downloadCalls } from './calls/downloads.ts'
import { eventCalls } from './calls/events.ts'
import { licenceUploadCalls } from './calls/licence-uploads.ts'
import { moduleCalls } from './calls/modules.ts'
import { paymentCalls } from './calls/payments.ts'
import { pictureCalls } from './calls/pictures.ts'
import { productConfigurationCalls } from './calls/product-configurations.ts'
import { ssoCalls } from './calls/sso.ts'
import { studyCalls } from './calls/studies.ts'
import { upgradeCalls } from './calls/upgrades.ts'

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
  ...cloudAccountCalls,
  ...cloudCompanyCalls,
  ...cloudPlaceCalls,
  ...cloudSignInCalls,
  ...cloudStatisticsCalls,
  ...cloudUserCalls,
  ...configurationLevelCalls,
  ...configurationLinkCalls,
  ...copyCalls,
  ...dependencyCalls,
  ...downloadCalls,
  ...eventCalls,
  ...licenceUploadCalls,
  ...moduleCalls,
  ...paymentCalls,
  ...pictureCalls,
  ...productConfigurationCalls,
  ...ssoCalls,
  ...studyCalls,
  ...upgradeCalls,
]
