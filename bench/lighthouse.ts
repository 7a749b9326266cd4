import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '../demo/accounts.ts'
import { hasTools, startTool } from '../tools/outside/npx.ts'
import { testBrowser } from '../tools/browser.ts'
import { caller, expectSuccess } from './api.ts'
import { withDemoServer } from './demo-server.ts'
import { median } from './measure.ts'
import { printTable } from './table.ts'

interface Place {
  path: string
  role?: string
}

const forms = ['mobile', 'desktop'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

interface Report {
  finalDisplayedUrl: string
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

/**
 * Lighthouse's scores of pages as a phone and as a desktop, the median of three runs, and what is below 100 besides
 * performance. Server, browser and Lighthouse share this machine: beside other work scores of performance sink. Needs the
 * registry, since Lighthouse is no package of the project.
 */
export async function benchLighthouse({ only }: { only: string }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-lighthouse-'))
  try {
    if (!(await hasTools(['lighthouse'], folder))) throw new Error('npx cannot fetch Lighthouse here.')
    await withDemoServer('lighthouse', async (url) => {
      const rows: string[][] = []
      const failings = new Set<string>()
      for (const place of (await placesOf(url)).filter(({ path }) => path.includes(only)))
        for (const form of forms) {
          const reports: Report[] = []
          for (let run = 0; run < 3; run++) reports.push(await lighthouse(url, place, form, folder))
          rows.push(rowOf(place, form, reports))
          console.log(rows.at(-1)?.join('  '))
          for (const report of reports)
            for (const failing of failingsOf(report)) failings.add(`${place.path}: ${failing}`)
        }
      printTable(['', '', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], rows)
      console.log([...failings].join('\n'))
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function placesOf(url: string): Promise<Place[]> {
  const ask = caller(url)
  const [company] = (await expectSuccess(ask('GET', '/companies?search=10147'))).items as { id: string }[]
  const passports = await expectSuccess(ask('GET', `/companies/${company!.id}/passports`))
  const [passport] = passports.items as { id: string }[]
  return [
    { path: '/login' },
    { path: '/companies', role: 'licenser' },
    { path: '/products/companyproducts', role: 'customer' },
    { path: '/products/Student', role: 'student' },
    { path: `/company/${company!.id}`, role: 'licenser' },
    { path: `/products/passport/${passport!.id}`, role: 'licenser' },
  ]
}

async function lighthouse(url: string, { path, role }: Place, form: string, folder: string): Promise<Report> {
  const { executablePath, env, args } = await testBrowser()
  const output = join(folder, 'report.json')
  const options = [
    `${url}${path}`,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless ${args.join(' ')}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ...(role ? [`--extra-headers=${JSON.stringify({ cookie: await sessionOf(url, role) })}`] : []),
  ]
  const child = startTool('lighthouse', options, folder, 'inherit', {
    ...env,
    HOME: folder,
    CHROME_PATH: executablePath,
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`)
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report
  const shown = new URL(report.finalDisplayedUrl).pathname
  if (shown !== path) throw new Error(`${path} led to ${shown}.`)
  return report
}

/** A session of its own: the cookie is renewed as the page loads, and good once. */
async function sessionOf(url: string, role: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@wellenwerk.example`, password: demoPassword }),
  })
  const [cookie] = answer.headers.getSetCookie()
  if (!cookie) throw new Error(`Signing in answered ${answer.status}.`)
  return cookie.replace(/;.*/, '')
}

function rowOf({ path, role }: Place, form: string, reports: readonly Report[]): string[] {
  const middle = (value: (report: Report) => number) => median(reports.map(value))
  const audit = (name: string, digits = 0) =>
    middle(({ audits }) => audits[name]?.numericValue ?? Number.NaN).toFixed(digits)
  return [
    `${path.replace(/[\da-f-]{36}/, '…')} (${role ?? 'signed out'})`,
    form,
    ...categories.map((name) => (100 * middle((report) => report.categories[name].score ?? 0)).toFixed(0)),
    audit('first-contentful-paint'),
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
    audit('cumulative-layout-shift', 3),
  ]
}

/** What is not as it should be, but for performance, whose audits are advice. */
const failingsOf = ({ categories: _c, audits }: Report): string[] =>
  Object.entries(audits)
    .filter(
      ([name, { score, numericValue }]) =>
        score !== null && score < 0.9 && numericValue === undefined && !advice.test(name),
    )
    .map(([name, { title }]) => `${name}: ${title}`)

const advice = /insight|unused|unminified|bootup|diagnostics|bf-cache|render|cache/
