import { companyMenuTexts } from '#texts/menu/companies.ts'
import { IconBuilding } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const companyMenu = menuPart(
  companyMenuTexts,
  [{ place: 70, to: '/companies', text: 'shell.companiesList', icon: IconBuilding, group: 'companies' }],
  [{ place: 10, text: 'finder.createCompany', to: '/createcompany', search: '?types=all' }],
)
