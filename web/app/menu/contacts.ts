import { contactMenuTexts } from '#texts/menu/contacts.ts'
import { IconUsers } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const contactMenu = menuPart(
  contactMenuTexts,
  [
    { place: 100, to: '/allcompanycontacts', text: 'shell.allContacts', icon: IconUsers, group: 'companies' },
    { place: 170, to: '/company_contacts', text: 'shell.companyContacts', icon: IconUsers, own: true },
  ],
  [{ place: 20, text: 'finder.createContact', to: '/createnewcontact' }],
)
