import type { Page } from '@playwright/test'
import { demoPassword } from '../demo/accounts.ts'
import { type Call, caller, expectSuccess } from './api.ts'
import { withDemoBrowser } from './demo-server.ts'
import { printTable } from './table.ts'

// 20 modules of level one with 4 beneath, each of those with 5: 500 in all.
const [first, second, third] = [20, 4, 5] as const
const clicks = 60

/** From a click on + to the painted row in the configuration manager with 500 modules, quiet and under load. */
export async function benchManager(): Promise<void> {
  await withDemoBrowser('manager', async (browser, url) => {
    const call = caller(url)
    const holding = await makeProduct(call)
    const context = await browser.newContext({
      locale: 'de-DE',
      baseURL: url,
      viewport: { width: 1280, height: 900 },
    })
    const credentials = { email: 'administrator@wellenwerk.example', password: demoPassword }
    await context.request.post('/api/session', { data: credentials })
    const page = await context.newPage()
    const began = performance.now()
    await page.goto(`/wellenwerkconfiguration/manager/${holding}`)
    const rows = page.locator('tr[data-level]')
    await rows.nth(first * (1 + second * (1 + third)) - 1).waitFor()
    const shown = performance.now() - began
    const quiet = await clickThrough(page)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const slow = await clickThrough(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const stop = load(call, holding)
    const busy = await clickThrough(page)
    await stop()
    printTable(
      ['manager with 500 modules', 'clicks', 'p50 ms', 'p95 ms', 'longest ms'],
      [
        ['page to the last row', '1', shown.toFixed(0), '', ''],
        ['click to painted row', ...figures(quiet)],
        ['… processor slowed 4 times', ...figures(slow)],
        ['… four clients asking the server', ...figures(busy)],
      ],
    )
  })
}

const figures = (times: number[]): string[] => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
  return [String(times.length), at(0.5), at(0.95), at(1)]
}

/** Clicks + on rows of every level, from top to bottom; milliseconds from each click to the frame after its paint. */
async function clickThrough(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const browser = globalThis as unknown as {
      document: { querySelectorAll(selector: string): ArrayLike<{ click(): void; disabled: boolean }> }
      requestAnimationFrame(then: () => void): void
    }
    // The frame's own callback runs before it is painted; a message after it arrives behind the paint.
    const painted = () =>
      new Promise<void>((done) => {
        browser.requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => done())
          port1.start()
          port2.postMessage(null)
        })
      })
    const times: number[] = []
    for (let click = 0; click < count; click++) {
      const buttons = browser.document.querySelectorAll('tr[data-level] button[aria-label$="erhöhen"]')
      const button = buttons[Math.floor((((click * 37) % 100) / 100) * buttons.length)]
      if (!button || button.disabled) continue
      await painted()
      const from = performance.now()
      button.click()
      await painted()
      times.push(performance.now() - from)
    }
    return times
  }, clicks)
}

/** Clients that read the configuration's list as fast as they are answered, until stopped. */
function load(call: Call, holding: string): () => Promise<void> {
  const running = { on: true }
  const ask = async () => {
    while (running.on) await expectSuccess(call('GET', `/holdings/${holding}/configurations`))
  }
  const clients = Array.from({ length: 4 }, ask)
  return async () => {
    running.on = false
    await Promise.all(clients)
  }
}

/** A product whose master has 500 modules, given to a company; the holding's id. */
async function makeProduct(call: Call): Promise<string> {
  const name = 'Messreihe'
  const fields = { kind: 'single', version: 20, name, licName: name, titleDe: name, titleEn: name, unlocked: true }
  const product = await expectSuccess(call('POST', '/products', fields))
  let master = await expectSuccess(call('POST', `/products/${product.id}/master`, { copyOf: null }))
  const add = async (level: 1 | 2 | 3, parentId: string | null, count: number) => {
    const moduleIds: string[] = []
    for (let index = 0; index < count; index++) {
      const licName = `M${level}-${index}-${parentId?.slice(-8) ?? ''}`
      moduleIds.push((await expectSuccess(call('POST', '/modules', { level, name: `Modul ${licName}`, licName }))).id)
    }
    const body = { revision: master.revision, parentId, moduleIds }
    master = await expectSuccess(call('POST', `/products/${product.id}/master/items`, body))
  }
  await add(1, null, first)
  const ids = (items: { id: string }[]) => items.map(({ id }) => id)
  for (const one of ids(master.items)) await add(2, one, second)
  const middle = master.items.flatMap(({ children }: { children: { id: string }[] }) => ids(children))
  for (const two of middle) await add(3, two, third)
  const companies = await expectSuccess(call('GET', '/companies?search=10147'))
  const source = { productId: product.id, end: 'unlimited' }
  return (await expectSuccess(call('POST', `/companies/${companies.items[0].id}/products`, source))).id
}
