import type { Page } from '@playwright/test'
import { join } from 'node:path'

const folder = process.env['WALK_PICTURES']
export const picturesWanted = Boolean(folder)

/** A picture of the page as it stands, for eyes: kept in the folder `WALK_PICTURES` names, when it names one. */
export async function keepPicture(page: Page, title: string, variant: string): Promise<void> {
  if (!folder) return
  const path = join(folder, `${title.replaceAll(/\W+/g, '-')}.${variant}.png`)
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}
