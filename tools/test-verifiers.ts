// `npm run test:verifiers`: the reference verifiers in C and Python against licence/vectors. Installs what they need
// where that may be done (root on Debian) and says plainly what could not run here. The last line counts.
import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VectorCase } from '../licence/src/fixtures/vectors/case.ts'
import type { Vectors } from '../licence/src/fixtures/vectors/vectors.ts'
import { root } from './steps.ts'

const vectors = join(root, 'licence', 'vectors')
const verifiers = join(root, 'licence', 'verifiers')
const work = mkdtempSync(join(tmpdir(), 'keywerk-verifiers-'))
const { cases } = JSON.parse(readFileSync(join(vectors, 'cases.json'), 'utf8')) as Vectors
const keys = (
  JSON.parse(readFileSync(join(vectors, 'keys.json'), 'utf8')) as {
    keys: { kid: string; kty: string; x?: string; status?: string }[]
  }
).keys.filter(({ kty }) => kty === 'OKP')

let [passed, failed] = [0, 0]
const missing: string[] = []

const runs = (program: string, args: string[]): boolean => spawnSync(program, args, { stdio: 'ignore' }).status === 0
const hasHeaders = (): boolean => {
  const source = join(work, 'probe')
  return (
    spawnSync('cc', ['-xc', '-', '-o', source, '-lcrypto'], {
      input: '#include <openssl/evp.h>\nint main(void) { return EVP_sha256() == 0; }\n',
      stdio: ['pipe', 'ignore', 'ignore'],
    }).status === 0
  )
}

/** What is there, or comes with Debian's packages where this account may install them. */
function provide(name: string, there: () => boolean, packages: string[]): boolean {
  if (there()) return true
  if (process.getuid?.() === 0 && runs('apt-get', ['--version'])) {
    console.log(`Installing ${packages.join(' ')} …`)
    const install = () =>
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
        stdio: 'ignore',
        timeout: 180_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    if (install() || (runs('apt-get', ['update']) && install())) if (there()) return true
  }
  missing.push(`${name}: needs ${packages.join(', ')}`)
  return false
}

/** The answer a verifier gives: codes, then notes, then what the clock file holds. */
function expected({ reasons, notes, seen }: VectorCase): string {
  const lines = [...(reasons.length > 0 ? reasons : ['valid']), ...notes.map((note) => `note ${note}`)]
  return [...lines, ...(seen === undefined ? [] : [`seen ${seen}`])].join('\n')
}

function argumentsOf({ now = '', host, productVersion, clock }: VectorCase, number: number): string[] {
  const args = ['--now', now]
  if (host) {
    args.push('--machine', ...(host.virtual ? ['--virtual'] : []))
    args.push(...host.macs.flatMap((mac) => ['--mac', mac]), ...host.names.flatMap((name) => ['--name', name]))
  }
  if (productVersion !== undefined) args.push('--product-version', String(productVersion))
  if (clock) {
    const state = join(work, `${number}.clock`)
    rmSync(state, { force: true })
    if (clock.state !== null) copyFileSync(join(vectors, clock.state), state)
    args.push('--clock-state', state, '--clock-machine', clock.machine)
  }
  return args
}

/** Several at a time: each is a process of its own. */
async function check(name: string, program: string, given: string[], before: string[]): Promise<void> {
  const left = [...cases.entries()]
  let good = 0
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [number, one] = next
      const args = [...before, join(vectors, one.file), ...given, ...argumentsOf(one, number)]
      const { answer, complaint, status } = await outcome(program, args)
      const code = one.reasons.length > 0 ? 1 : 0
      if (answer === expected(one) && status === code && complaint === '') good++
      else
        console.log(`${name}, ${one.name}: expected ${expected(one)} (${code}), got ${answer} (${status}) ${complaint}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  console.log(`${name}: ${good} of ${cases.length} vectors`)
  passed += good
  failed += cases.length - good
}

function outcome(program: string, args: string[]) {
  return new Promise<{ answer: string; complaint: string; status: number | string | null }>((done) => {
    execFile(program, args, { encoding: 'utf8', timeout: 60_000 }, (error, stdout, stderr) => {
      done({ answer: stdout.trim(), complaint: stderr, status: error ? (error.code ?? null) : 0 })
    })
  })
}

const keyArguments = keys.flatMap(({ kid, x = '', status = 'active' }) => ['--key', kid, x, status])
const c = provide('C verifier', () => runs('cc', ['--version']) && hasHeaders(), ['gcc', 'libc6-dev', 'libssl-dev'])
if (c) {
  const build = (program: string, more: string[]) =>
    spawnSync(
      'cc',
      ['-std=c11', '-Wall', '-Wextra', '-Werror', '-pedantic', '-O1', '-g', ...more, '-o', program].concat(
        join(verifiers, 'c', 'keywerk-verify.c'),
        '-lcrypto',
      ),
      { stdio: ['ignore', 'inherit', more.length > 0 ? 'ignore' : 'inherit'] },
    ).status === 0
  const [plain, watched] = [join(work, 'keywerk-verify'), join(work, 'keywerk-verify-watched')]
  const sanitizers = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all']
  if (build(watched, sanitizers) && runsAtAll(watched))
    await check('C, watched for memory faults', watched, keyArguments, [])
  else {
    missing.push('C verifier under address and undefined-behaviour sanitizers: this compiler has none')
    if (build(plain, [])) await check('C', plain, keyArguments, [])
    else failed++
  }
}

// A watched program may be built and still not run, where its libraries or the kernel do not allow it.
function runsAtAll(program: string): boolean {
  return spawnSync(program, [], { stdio: 'ignore' }).status === 2 && existsSync(program)
}

const hasOpenssl = () => runs('openssl', ['version'])
const python = provide('Python verifier', () => runs('python3', ['--version']) && hasOpenssl(), ['python3', 'openssl'])
if (python) {
  const script = join(verifiers, 'python', 'keywerk_verify.py')
  await check('Python', 'python3', ['--keys', join(vectors, 'keys.json')], ['-B', script])
}

rmSync(work, { recursive: true, force: true })
for (const what of missing) console.log(`Not run here: ${what}`)
console.log(`${passed} passed, ${failed} failed${missing.length > 0 ? `, ${missing.length} not run here` : ''}`)
process.exit(failed === 0 ? 0 : 1)
