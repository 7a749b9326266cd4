// Builds the web interface when its sources have changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigurationError } from '#platform/installation/configuration.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = fileURLToPath(import.meta.url)
const tools = ['breakpoints', 'budgets', 'page-paths', 'pieces', 'plain-lists', 'plain-operations'].map(
  (name) => `tools/${name}.ts`,
)
const sources = ['web', 'contract', 'texts', 'licence/src', 'vite.config.ts', 'package-lock.json', ...tools]
const stamp = join(root, 'web', 'dist', '.built-from')

/**
 * Builds when stale; `force` builds always. Answers whether it built. A process of its own builds and ends: the server that
 * starts afterwards in this one would keep the memory of the bundler.
 */
export async function buildWeb({ force = false } = {}): Promise<boolean> {
  if (isReleased()) return false
  const now = fingerprint()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  if (!isWritable()) {
    if (!existsSync(stamp))
      throw new ConfigurationError(
        'The web interface is not built, and its folder is read-only. Build it first: node tools/web-build.ts',
      )
    console.warn('The folder of the web interface is read-only: it is served as it was built last.')
    return false
  }
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [program, 'build'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new ConfigurationError('The web interface could not be built: what is wrong stands above.')
  writeFileSync(stamp, now)
  return true
}

/** A release comes with its pages, and without what they are built from. */
const isReleased = (): boolean => !existsSync(join(root, 'vite.config.ts'))

function isWritable(): boolean {
  try {
    for (const folder of ['web', 'node_modules']) accessSync(join(root, folder), constants.W_OK)
    return true
  } catch {
    return false
  }
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

if (process.argv[1] === program) {
  if (process.argv.includes('build')) {
    const { build } = await import('vite')
    await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  } else await buildWeb({ force: process.argv.includes('--force') })
}
