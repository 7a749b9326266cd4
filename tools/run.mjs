// The first file npm calls. It must run on any Node a machine may have: it installs what the lockfile names when that
// is missing or has changed, then hands over to the pinned Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.keywerk-lock')
// Holds the process that installs. Left behind by one that was killed: what is missing then is unknown.
const begun = join(modules, '.keywerk-installing')
const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
const lock = createHash('sha256').update(lockfile).digest('hex')
const bin = join(modules, '.bin')
const pinned = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
const pinnedEnv = {
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  // What Node has compiled once it need not compile with every start: a third of its time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'compile'),
}

const operating = new Set(['tools/keywerk.ts', 'tools/dev.ts'])

let child
// Ctrl-C reaches the child by itself; what a supervisor sends has to be handed on. The child decides when it ends.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal))
// Where npm's shell stands between, it ends without handing the signal on.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child?.kill('SIGTERM'), 1000).unref()
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) await install()
linkPinned()
const node = existsSync(pinned) ? pinned : process.execPath
const [script, ...given] = process.argv.slice(2)
const { file, args } = settingsFor(script, given)
const env = file === undefined ? pinnedEnv : { ...pinnedEnv, KEYWERK_ENV_FILE: file }
const options = file === undefined ? [] : [`--env-file=${file}`]
process.exit(await run(node, [...options, join(root, script), ...args], 'inherit', env))

// What an operator runs has the settings of --env-file=FILE, else of .env in this folder. A variable that is set already
// counts more than the file. Tests and benches have their own. Newer Nodes look for the option behind the script as well, and
// end by themselves where the file is missing.
function settingsFor(script, given) {
  if (!operating.has(script)) return { args: given }
  const at = given.findIndex((one) => /^--env-file(=|$)/.test(one))
  const named = at < 0 ? undefined : (given[at].split(/=(.*)/s)[1] ?? given[at + 1] ?? '')
  const file = named === undefined ? join(root, '.env') : resolve(root, named)
  if (named !== undefined && !existsSync(file)) {
    console.error(`There is no file of settings ${file}.`)
    process.exit(1)
  }
  const args = at < 0 ? given : [...given.slice(0, at), ...given.slice(at + (given[at].includes('=') ? 1 : 2))]
  return existsSync(file) ? { file, args } : { args }
}

async function install() {
  const before = existsSync(begun) ? Number(readFileSync(begun, 'utf8')) : null
  if (before && isAlive(before)) {
    console.error(`Process ${before} is installing the packages: start again when it is done.`)
    process.exit(1)
  }
  if (before !== null) {
    console.error('An installation was broken off: it is begun anew.')
    rmSync(modules, { recursive: true, force: true })
  }
  console.error('Installing the packages named in package-lock.json …')
  mkdirSync(modules, { recursive: true })
  writeFileSync(begun, String(process.pid))
  await npmInstall(process.execPath, process.env)
  linkPinned()
  // The Node of this machine may be too old for some of them, which npm then leaves out: the pinned one adds those.
  if (existsSync(pinned) && programsLack()) await npmInstall(pinned, pinnedEnv)
  writeFileSync(stamp, lock)
  rmSync(begun)
}

// npm 9, which Debian 12 has, takes the link away again with the package of the other processor, whose program has the
// same name.
function linkPinned() {
  const program = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(pinned) || !existsSync(program)) return
  mkdirSync(bin, { recursive: true })
  symlinkSync(relative(bin, program), pinned)
}

async function npmInstall(node, env) {
  const npm = env.npm_execpath ? [node, env.npm_execpath] : ['npm']
  // Not `npm ci`: it refuses a lockfile that leaves out other platforms' optional binaries, which a registry that is
  // behind does not have. The versions are the lockfile's all the same, and nothing is written back.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const status = await run(npm[0], [...npm.slice(1), ...options], ['ignore', 2, 2], env)
  if (status !== 0) process.exit(status)
}

// Whether a package made for this machine's system and processor is missing.
function programsLack() {
  const fits = (wanted, own) => wanted === undefined || [wanted].flat().includes(own)
  return Object.entries(JSON.parse(lockfile).packages ?? {}).some(
    ([path, { optional, os, cpu, libc }]) =>
      optional &&
      os !== undefined &&
      fits(os, process.platform) &&
      fits(cpu, process.arch) &&
      (libc === undefined || fits(libc, 'glibc')) &&
      !existsSync(join(root, path)),
  )
}

function run(program, args, stdio, env) {
  return new Promise((done) => {
    child = spawn(program, args, { stdio, cwd: root, env })
    child.on('error', (error) => {
      console.error(String(error))
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)))
  })
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
