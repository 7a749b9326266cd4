import type { Page } from '@playwright/test'

/** Opens a part of the page of a company. */
export const openTab = (
  page: Page,
  name: 'Übersicht' | 'Produkte' | 'Ansprechpartner' | 'Stammdaten' | 'Verlauf',
): Promise<void> => page.getByRole('navigation', { name: 'Bereiche der Firma' }).getByRole('link', { name }).click()
