import type { Locator, Page } from '@playwright/test'

/** A file made by a test. */
export interface TestFile {
  name: string
  text: string
}

/** Counts what people press and drop on the way to something; waiting and typing are not counted. */
export class Clicks {
  count = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async click(what: Locator): Promise<void> {
    this.count++
    await what.click()
  }

  async press(key: string): Promise<void> {
    this.count++
    await this.#page.keyboard.press(key)
  }

  /** Chooses a file where one is asked for: the button that opens the choice is the click. */
  async choose(button: Locator, file: TestFile): Promise<void> {
    this.count++
    const chooser = this.#page.waitForEvent('filechooser')
    await button.click()
    await (await chooser).setFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.text) })
  }

  /** Drops a file on the page, wherever that is. */
  async drop(file: TestFile): Promise<void> {
    this.count++
    // Files are taken by what stands around the page.
    await this.#page.getByRole('button', { name: /^(Angemeldet als|Signed in as)/ }).waitFor()
    await dropOn(this.#page.getByRole('main'), [file])
  }
}

/** Drops files on an element; they are made in the browser, where thousands cost nothing. */
export const dropOn = (target: Locator, files: readonly TestFile[]): Promise<void> =>
  target.evaluate((element, all) => {
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
    ;(element as unknown as EventTarget).dispatchEvent(event)
  }, files)
