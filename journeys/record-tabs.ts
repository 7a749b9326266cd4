import type { Page } from '@playwright/test'

/** Opens a part of the record that is shown: of a product, a contact, one's own account. */
export const openPart = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: /^(Bereiche|Parts) / })
    .getByRole('link', { name, exact: true })
    .click()
