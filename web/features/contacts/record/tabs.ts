/** Parts of a contact's page that the address names. */
export const namedTabs = ['details', 'studies', 'products', 'payments', 'account', 'history'] as const
/** All of them; the overview needs no word. */
export const contactTabs = ['overview', ...namedTabs] as const
export type ContactTab = (typeof contactTabs)[number]

/** What the address says of the page. */
export interface ContactSearch {
  tab?: (typeof namedTabs)[number] | undefined
}

/** The address of a part of the page. */
export const searchOf = (tab: ContactTab): ContactSearch => (tab === 'overview' ? {} : { tab })

/** The part that older addresses mean by what stands behind their `#`: a payment of a mail to the accounts department. */
export const tabOfHash = (hash: string): ContactTab | undefined => (hash.startsWith('order-') ? 'payments' : undefined)
