// `node tools/outside/native.ts [--minutes N] [--cases N]`: libkeywerk built by CMake with gcc, clang, mingw-w64 and OpenSSL; everything it is
// asked elsewhere asked through each of them, the Windows ones under Wine; Ed25519 against OpenSSL and its authors' vectors; names, sizes,
// speeds; and its readers fuzzed, for so many minutes in all. Says what could not run here; ends with 1 where something is wrong.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Vectors } from '../../licence/src/fixtures/vectors/vectors.ts'
import { readHostRequest } from '../../licence/src/host-request.ts'
import { nativeQuestions } from '../native-groups.ts'
import type { NativeQuestion } from '../native-questions.ts'
import { compilerFlags, interfaceFiles, librarySources, native, testSource } from '../native-sources.ts'
import { root } from '../steps.ts'
import { changedRequests, requestVectors } from '../verifier-requests.ts'
import { fuzz } from './native-fuzz.ts'
import { askAll, built, finds, outputOf, runs, type CommandOf } from './native-programs.ts'
import { checkWindowsFiles, wine } from './native-windows.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, cases: { type: 'string', default: '1000000' } },
})
const vectors = join(root, 'licence', 'vectors')
const work = mkdtempSync(join(tmpdir(), 'keywerk-native-'))
const { cases, requests } = JSON.parse(readFileSync(join(vectors, 'cases.json'), 'utf8')) as Vectors
const signInput = '/usr/lib/python3/dist-packages/cryptography_vectors/asymmetric/Ed25519/sign.input'
const mostBytes = 400_000
const withTests = ['-DKW_BUILD_TESTS=ON']

let wrong = 0
const check = (what: string, good: boolean): void => {
  console.log(`${what}: ${good ? 'right' : 'WRONG'}`)
  if (!good) wrong++
}
const notTried = (what: string): void => console.log(`Not tried here: ${what}`)

const asked = requestVectors(vectors, requests)
const questions = async (name: string): Promise<Record<string, NativeQuestion[]>> => {
  const folder = join(work, `questions-${name}`)
  mkdirSync(folder)
  // Under names that are files on Windows too: `nul.id` is none there.
  const renamed = asked.map((one, at) => ({ ...one, path: join(folder, `request-${at}.id`) }))
  for (const [at, { path }] of renamed.entries()) copyFileSync(asked[at]!.path, path)
  const all = [...renamed, ...changedRequests(renamed, join(folder, 'changed'), 2000)]
  return nativeQuestions(vectors, folder, cases, all)
}

/** Everything there is to ask, through the library as it was built. */
async function checkBuild(name: string, start: CommandOf): Promise<void> {
  check(`${name}, calls that must fail`, runs(start('abi-misuse'), []))
  for (const [what, all] of Object.entries(await questions(name))) {
    const faults = askAll(start('abi-vectors'), join(work, `${name}.questions`), all)
    for (const fault of faults.slice(0, 3)) console.log(fault.slice(0, 1500))
    check(`${name}, ${what} (${all.length})`, faults.length === 0)
  }
  if (existsSync(signInput))
    console.log(`${name}, vectors of the authors of Ed25519: ${told(start('sign-input'), [signInput])}`)
  const [licence, keys] = [join(vectors, 'lic', 'network.lic'), join(vectors, 'keys.json')]
  console.log(`${name}, speed: ${told(start('speed'), [licence, keys, '10000'])}`)
}

function told(program: string[], args: string[]): string {
  const { status, output } = outputOf(program, args)
  if (status !== 0) wrong++
  return output.trim() || `ended with ${status}`
}

/** What a library lets others call begins with kw_. */
function checkNames(name: string, listed: string, pattern: RegExp): void {
  const names = [...listed.matchAll(pattern)].map(([, one = '']) => one)
  const strange = names.filter((one) => !one.startsWith('kw_'))
  check(`${name}, ${names.length} names, all kw_`, names.length > 100 && strange.length === 0)
}

const tell = (name: string, file: string): void => console.log(`${name}: ${statSync(file).size} bytes`)

/** As compilers without numbers of 128 bits compile it. */
function checkNarrow(): void {
  const program = join(work, 'narrow')
  const flags = [...compilerFlags, '-O2', '-DKW_WITHOUT_INT128', '-o', program]
  const compiled = outputOf(['cc'], [...flags, testSource('compare-libcrypto'), ...librarySources(), '-lcrypto'])
  if (compiled.status !== 0) console.log(compiled.complaint)
  console.log(`without numbers of 128 bits: ${told([program], ['20000'])}`)
}

/** Under the thread sanitizer. */
function checkThreads(): void {
  const program = join(work, 'abi-threads')
  const flags = [...compilerFlags, '-fsanitize=thread', '-pthread', '-o', program]
  const compiled = outputOf(['cc'], [...flags, testSource('abi-threads'), ...librarySources()])
  if (compiled.status !== 0)
    return notTried(`threads, since cc has no thread sanitizer: ${compiled.complaint.slice(0, 200)}`)
  const { status, complaint } = outputOf([program], interfaceFiles(vectors))
  if (status !== 0) console.log(complaint.slice(0, 4000))
  check('threads, each with objects of its own', status === 0)
}

/** What `cmake --install` leaves: the example of README.md is built with pkg-config and says of a licence what is true. */
function checkInstalled(folder: string): void {
  const place = join(work, 'installed')
  outputOf(['cmake'], ['--install', folder, '--prefix', place])
  const pkgConfig =
    readdirSync(place, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('keywerk.pc')) ?? ''
  const [, example = ''] = /```c\n([\s\S]+?)```/.exec(readFileSync(join(native, 'README.md'), 'utf8')) ?? []
  const source = join(work, 'example.c')
  const main =
    'int main(int count, char **args) { return count > 2 ? may_run(args[1], strlen(args[1]), args[2]) : 2; }\n'
  writeFileSync(source, `${example}\n${main}`)
  const link = `cc -std=c11 -Wall -Wextra -Werror -o "$0" "$1" $(pkg-config --cflags --libs keywerk)`
  const library = join(place, dirname(dirname(pkgConfig)))
  const env = [`PKG_CONFIG_PATH=${join(place, dirname(pkgConfig))}`, `LD_LIBRARY_PATH=${library}`]
  const compiled = outputOf(['env', ...env, 'sh', '-c', link], [join(work, 'example'), source])
  if (compiled.status !== 0) console.log(compiled.complaint)
  const keys = readFileSync(join(vectors, 'keys.json'), 'utf8')
  const { status, output } = outputOf(
    ['env', ...env, join(work, 'example')],
    [keys, join(vectors, 'lic', 'network.lic')],
  )
  check(
    'installed, the example of the README',
    status === 0 && output.includes('Die Lizenz gilt nicht für diesen Rechner'),
  )
}

async function checkLinux(preset: string): Promise<void> {
  const folder = built(work, preset, withTests)
  if (folder === null) return check(`${preset}, built`, false)
  await checkBuild(preset, (program) => [join(folder, program)])
  const library = join(folder, 'libkeywerk.so')
  checkNames(preset, outputOf(['nm', '-D', '--defined-only', library], []).output, /^\w+ [A-Z] (\w+)$/gm)
  for (const file of ['libkeywerk.so', 'keywerk-verify', 'keywerk-hostid'])
    tell(`${preset}, ${file}`, join(folder, file))
  if (preset === 'release') {
    checkInstalled(folder)
    const total = Number(values.cases)
    console.log(`Against OpenSSL: ${told([join(folder, 'compare-libcrypto')], [String(total), String(Date.now())])}`)
  }
}

async function checkWindows(): Promise<void> {
  const folder = built(work, 'windows', withTests)
  if (folder === null) return check('windows, built', false)
  const library = join(folder, 'keywerk.dll')
  const exported = outputOf(['x86_64-w64-mingw32-objdump', '-p', library], []).output
  checkNames('windows', exported.slice(exported.indexOf('[Ordinal/Name Pointer] Table')), /^\s+\[\s*\d+\] (\w+)$/gm)
  for (const file of ['keywerk.dll', 'keywerk-verify.exe', 'keywerk-hostid.exe'])
    tell(`windows, ${file}`, join(folder, file))
  check(`windows, the library has at most ${mostBytes} bytes`, statSync(library).size <= mostBytes)
  const runner = wine(work)
  if (runner === null) return notTried('the Windows programs, since there is no wine64')
  await checkBuild('windows', (program) => [runner, join(folder, `${program}.exe`)])
  for (const [what, good] of checkWindowsFiles(work, folder, runner, (bytes) => readHostRequest(bytes)))
    check(what, good)
}

try {
  if (!finds('cmake')) notTried('libkeywerk, since there is no cmake')
  else {
    if (!existsSync(signInput))
      notTried(`the vectors of the authors of Ed25519, since there is no ${signInput} (python3-cryptography-vectors)`)
    await checkLinux('release')
    checkThreads()
    checkNarrow()
    if (finds('clang')) await checkLinux('clang')
    else notTried('libkeywerk by clang')
    await checkLinux('libcrypto')
    if (finds('x86_64-w64-mingw32-gcc')) await checkWindows()
    else notTried('libkeywerk for Windows, since there is no x86_64-w64-mingw32-gcc')
    const minutes = Number(values.minutes)
    if (minutes > 0 && finds('clang')) check('fuzzed', fuzz(work, native, vectors, minutes))
    else if (minutes > 0) notTried('the fuzzers, since there is no clang')
  }
  console.log(wrong === 0 ? 'libkeywerk: all right' : `libkeywerk: ${wrong} wrong`)
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
