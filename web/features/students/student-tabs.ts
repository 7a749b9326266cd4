export const studentTabs = ['verification', 'download', 'comparison'] as const
export type StudentTab = (typeof studentTabs)[number]

/** What the address says of a student's page: the tab that is open. */
export interface StudentSearch {
  tab?: StudentTab | undefined
}
