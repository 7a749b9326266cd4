/** Parts of a product's page that the address names. */
export const namedTabs = ['details', 'texts', 'master', 'students', 'moves'] as const
/** All of them; the overview needs no word. */
export const productTabs = ['overview', ...namedTabs] as const
export type ProductTab = (typeof productTabs)[number]

/** What the address says of the page; without an id, a new product. */
export interface ProductSearch {
  id?: string
  tab?: (typeof namedTabs)[number] | undefined
}

/** The address of a part of the page. */
export const searchOf = (id: string, tab: ProductTab): ProductSearch => (tab === 'overview' ? { id } : { id, tab })
