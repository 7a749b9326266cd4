import { words } from '../words.ts'

export const companyMenuTexts = {
  'shell.companiesList': words.companies,
  'finder.createCompany': { de: 'Firma anlegen', en: 'Create a company' },
} as const
