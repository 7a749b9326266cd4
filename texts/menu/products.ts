import { words } from '../words.ts'

export const productMenuTexts = {
  'shell.myProducts': words.myProducts,
  'shell.companyProducts': words.companyProducts,
  'shell.allProducts': { de: 'Alle Produkte', en: 'All products' },
  'finder.createProduct': { de: 'Produkt anlegen', en: 'Create a product' },
} as const
