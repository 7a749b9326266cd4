/** Parts of one's own account that the address names. */
export const namedTabs = ['security', 'devices', 'preferences', 'data'] as const
/** All of them; the profile needs no word. */
export const accountTabs = ['profile', ...namedTabs] as const
export type AccountTab = (typeof accountTabs)[number]

/** What the address says of the page. */
export interface AccountSearch {
  tab?: (typeof namedTabs)[number] | undefined
}

/** The address of a part of the page. */
export const searchOf = (tab: AccountTab): AccountSearch => (tab === 'profile' ? {} : { tab })
