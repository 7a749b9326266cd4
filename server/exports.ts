import { auditLists } from '#domains/audit/lists.ts'
import { campaignLists } from '#domains/campaigns/lists.ts'
import { companyLists } from '#domains/companies/lists.ts'
import { contactLists } from '#domains/contacts/lists.ts'
import { importLists } from '#domains/imports/lists.ts'
import { keyLists } from '#domains/keys/lists.ts'
import { ledgerLists } from '#domains/ledger/lists.ts'
import { legalLists } from '#domains/legal/lists.ts'
import { mailLists } from '#domains/mails/lists.ts'
import { mergeLists } from '#domains/merges/lists.ts'
import { moveLists } from '#domains/moves/lists.ts'
import { productLists } from '#domains/products/lists.ts'
import { registrationLists } from '#domains/registration/lists.ts'
import { renewalLists } from '#domains/renewals/lists.ts'
import { serviceLists } from '#domains/service-accounts/lists.ts'
import { webhookLists } from '#domains/webhooks/lists.ts'
import type { ListFile } from '#platform/list-file.ts'

/** Every list of the portal. */
export const lists: ListFile[] = [
  ...auditLists,
  ...campaignLists,
  ...companyLists,
  ...contactLists,
  ...importLists,
  ...keyLists,
  ...ledgerLists,
  ...legalLists,
  ...mailLists,
  ...mergeLists,
  ...moveLists,
  ...productLists,
  ...registrationLists,
  ...renewalLists,
  ...serviceLists,
  ...webhookLists,
]
