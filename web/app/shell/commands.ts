import type { finderTexts } from '#texts/finder.ts'
import type { MenuEntry } from './menu.ts'

interface Command {
  text: keyof typeof finderTexts
  /** A page of the router; who may open it may begin it. */
  to: MenuEntry['to'] | '/{$product}configuration/licencecreator'
  search?: string
  /** Only for people of a company, who have no list of all companies. */
  own?: boolean
}

/** What can be begun from the finder. */
export const commands: readonly Command[] = [
  { text: 'finder.createCompany', to: '/createcompany', search: '?types=all' },
  { text: 'finder.createContact', to: '/createnewcontact' },
  { text: 'finder.createProduct', to: '/products/editproduct' },
  { text: 'finder.createCampaign', to: '/campaigns/edit' },
  { text: 'finder.createEvent', to: '/events/create' },
  { text: 'finder.createRole', to: '/management/editrole' },
  { text: 'finder.createService', to: '/management/serviceaccount' },
  { text: 'finder.createWebhook', to: '/management/webhook' },
  { text: 'finder.readRequest', to: '/{$product}configuration/licencecreator' },
  { text: 'finder.verify', to: '/verify' },
  { text: 'finder.firstDay', to: '/today', search: '#first-day' },
  { text: 'finder.firstDay', to: '/products/companyproducts', search: '#first-day', own: true },
]
