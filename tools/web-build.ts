// Builds the web interface when its sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const tools = ['budgets', 'pieces', 'plain-lists', 'plain-operations'].map((name) => `tools/${name}.ts`)
const sources = ['web', 'contract', 'texts', 'licence/src', 'vite.config.ts', 'package-lock.json', ...tools]
const stamp = join(root, 'web', 'dist', '.built-from')

/** Builds when stale; `force` builds always. Answers whether it built. */
export async function buildWeb({ force = false } = {}): Promise<boolean> {
  const now = fingerprint()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  const { build } = await import('vite')
  // Building sets NODE_ENV to production for the whole process; the server that starts afterwards must not see that.
  const before = process.env['NODE_ENV']
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  if (before === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = before
  writeFileSync(stamp, now)
  return true
}

// Names, sizes and times are enough to notice a change and take milliseconds.
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources)
    visit(join(root, source), (path) => {
      const { size, mtimeMs } = statSync(path)
      hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`)
    })
  return hash.digest('hex')
}

function visit(path: string, file: (path: string) => void): void {
  if (!statSync(path).isDirectory()) return file(path)
  for (const name of readdirSync(path).toSorted())
    if (name !== 'dist' && name !== 'node_modules') visit(join(path, name), file)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb({ force: process.argv.includes('--force') })
