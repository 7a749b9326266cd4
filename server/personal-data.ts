import { accountPersonalData } from '#domains/accounts/public.ts'
import { auditPersonalData } from '#domains/audit/public.ts'
import { campaignPersonalData } from '#domains/campaigns/public.ts'
import { contactPersonalData } from '#domains/contacts/public.ts'
import { importPersonalData } from '#domains/imports/public.ts'
import { legalPersonalData } from '#domains/legal/public.ts'
import { keyPersonalData } from '#domains/keys/public.ts'
import { ledgerPersonalData } from '#domains/ledger/public.ts'
import { licencePersonalData } from '#domains/licences/public.ts'
import { mailPersonalData } from '#domains/mails/public.ts'
import { mergePersonalData } from '#domains/merges/public.ts'
import { movePersonalData } from '#domains/moves/public.ts'
import { productPersonalData } from '#domains/products/public.ts'
import { registrationPersonalData } from '#domains/registration/public.ts'
import { renewalPersonalData } from '#domains/renewals/public.ts'
import { ssoPersonalData } from '#domains/sso/public.ts'
import { studentPersonalData } from '#domains/students/public.ts'
import type { PersonalData } from '#platform/personal-data.ts'

/** Everything the server stores about a person, domain by domain. A domain that stores more adds its own. */
export const personalData: readonly PersonalData[] = [
  accountPersonalData,
  contactPersonalData,
  productPersonalData,
  studentPersonalData,
  registrationPersonalData,
  ssoPersonalData,
  licencePersonalData,
  ledgerPersonalData,
  keyPersonalData,
  renewalPersonalData,
  movePersonalData,
  campaignPersonalData,
  mailPersonalData,
  legalPersonalData,
  mergePersonalData,
  importPersonalData,
  auditPersonalData,
]
