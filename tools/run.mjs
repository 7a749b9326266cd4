// The first file npm calls. It must run on any Node a machine may have: it installs what the lockfile names when that
// is missing or has changed, then hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.keywerk-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.error('Installing the packages named in package-lock.json …')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  // Not `npm ci`: it refuses a lockfile that leaves out other platforms' optional binaries, which a registry that is
  // behind does not have. The versions are the lockfile's all the same, and nothing is written back.
  const { status } = spawnSync(
    npm[0],
    [...npm.slice(1), 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  )
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

const bin = join(root, 'node_modules', '.bin')
const pinned = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
const node = existsSync(pinned) ? pinned : process.execPath
const [script, ...args] = process.argv.slice(2)
const child = spawn(node, [join(root, script), ...args], {
  stdio: 'inherit',
  cwd: root,
  env: { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` },
})
// Ctrl-C reaches the child by itself; SIGTERM from a supervisor has to be handed on. Either way the child decides when it ends.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
