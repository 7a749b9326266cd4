import { createCampaign } from '#contract/campaigns.ts'
import { createCompany } from '#contract/companies.ts'
import { createContact } from '#contract/contacts.ts'
import { createProduct } from '#contract/catalogue.ts'
import type { Access } from '#contract/operation.ts'
import { createRole } from '#contract/roles.ts'
import { createServiceAccount } from '#contract/service-accounts.ts'
import { createWebhook } from '#contract/webhooks.ts'
import type { finderTexts } from '#texts/finder.ts'

interface Command {
  text: keyof typeof finderTexts
  access: Access
  /** An address of the portal. */
  to: string
}

/** What can be begun from the finder; each is offered to whoever may do it. */
export const commands: readonly Command[] = [
  { text: 'finder.createCompany', access: createCompany.access, to: '/createcompany?types=all' },
  { text: 'finder.createContact', access: createContact.access, to: '/createnewcontact' },
  { text: 'finder.createProduct', access: createProduct.access, to: '/products/editproduct' },
  { text: 'finder.createCampaign', access: createCampaign.access, to: '/campaigns/edit' },
  { text: 'finder.createRole', access: createRole.access, to: '/management/editrole' },
  { text: 'finder.createService', access: createServiceAccount.access, to: '/management/serviceaccount' },
  { text: 'finder.createWebhook', access: createWebhook.access, to: '/management/webhook' },
  { text: 'finder.verify', access: 'signedIn', to: '/verify' },
]
