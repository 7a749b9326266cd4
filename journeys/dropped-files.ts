import type { Locator, Page } from '@playwright/test'

export interface Named {
  name: string
  text: string
}

/** A licence file of an older system for a network version. */
export const legacyText = (number: string): string => `AGREEMENT = "${number}"\r\nLICENSEE Größl & Söhne\r\n`
export const networkFile = (number: string, more = ''): Named => ({
  name: `Wellenwerk_Netzwerk_18_${number}${more}.lic`,
  text: legacyText(number),
})

export const dropZone = (page: Page): Locator => page.getByRole('region', { name: 'Lizenzdateien einlesen' })

/** Drops files on the zone; they are made in the browser, where thousands cost nothing. */
export const dropFiles = (page: Page, files: readonly Named[]): Promise<void> =>
  page.getByRole('group', { name: 'Lizenzdateien einlesen' }).evaluate((target, all) => {
    // What a browser has and these programs' types do not know.
    interface Transfer {
      items: { add: (file: File) => void }
    }
    const browser = globalThis as unknown as {
      DataTransfer: new () => Transfer
      DragEvent: new (type: string, init: object) => Event
    }
    const dataTransfer = new browser.DataTransfer()
    for (const { name, text } of all) dataTransfer.items.add(new File([text], name))
    const event = new browser.DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    ;(target as unknown as EventTarget).dispatchEvent(event)
  }, files)
