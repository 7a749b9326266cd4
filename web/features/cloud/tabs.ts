/** Parts of a cloud account's page that the address names. */
export const namedTabs = ['users', 'products', 'usage', 'costs'] as const
/** All of them; the account itself needs no word. */
export const cloudAccountTabs = ['account', ...namedTabs] as const
export type CloudAccountTab = (typeof cloudAccountTabs)[number]

/** What the address says of the page. */
export interface CloudAccountSearch {
  id: string
  tab?: (typeof namedTabs)[number] | undefined
}

/** The address of a part of the page. */
export const searchOf = (id: string, tab: CloudAccountTab): CloudAccountSearch =>
  tab === 'account' ? { id } : { id, tab }
