import type { Locator, Page } from '@playwright/test'
import { dropOn, type TestFile } from './clicks.ts'

/** A licence file of an older system for a network version. */
export const legacyText = (number: string): string => `AGREEMENT = "${number}"\r\nLICENSEE Größl & Söhne\r\n`
export const networkFile = (number: string, more = ''): TestFile => ({
  name: `Wellenwerk_Netzwerk_18_${number}${more}.lic`,
  text: legacyText(number),
})

export const dropZone = (page: Page): Locator => page.getByRole('region', { name: 'Lizenzdateien einlesen' })

/** Drops files on the zone. */
export const dropFiles = (page: Page, files: readonly TestFile[]): Promise<void> =>
  dropOn(page.getByRole('group', { name: 'Lizenzdateien einlesen' }), files)
