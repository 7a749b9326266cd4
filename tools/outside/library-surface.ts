// Everything the packages over libkeywerk offer, asked once in Python and in C#: both say the same, and miss no function.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mainSigner } from '../../licence/src/fixtures/vectors/keys.ts'
import { native } from '../native-sources.ts'
import { bindings, type Command, compile, outcomeOf, pythonProgram, runs } from './batch-verifiers.ts'

/** A status answer to the licence of the vectors. */
async function statusAnswer(licence: string): Promise<string> {
  const sha256 = createHash('sha256').update(readFileSync(licence)).digest('base64url')
  const lines = ['KEYWERK-STATUS 1', 'SERIAL L-2026-000042', `SHA256 ${sha256}`, 'STATE superseded']
  const { keys } = JSON.parse(readFileSync(join(licence, '..', '..', 'keys.json'), 'utf8')) as { keys: { x: string }[] }
  const key = `KEY ${mainSigner.keyId} active ${keys[0]!.x}`
  const body = [...lines, 'SUCCESSOR L-2026-000099', 'AT 2026-11-29T16:00:00Z', key, ''].join('\n')
  const signature = Buffer.from(await mainSigner.sign(new TextEncoder().encode(body))).toString('base64url')
  return `${body}SIGNATURE ${mainSigner.keyId} ${signature}\n`
}

function programs(work: string, library: string): { name: string; command: Command }[] {
  const found: { name: string; command: Command }[] = []
  const env = { LD_LIBRARY_PATH: library, PYTHONPATH: join(bindings, 'python') }
  const python = pythonProgram()
  if (python !== null)
    found.push({
      name: 'Python',
      command: { program: python, args: ['-B', join(bindings, 'python', 'test', 'everything.py')], env },
    })
  if (runs('mcs', ['--version']) && runs('mono', ['--version'])) {
    const program = join(work, 'everything.exe')
    const sources = ['src', 'test'].map((folder) => join(bindings, 'csharp', folder, '*.cs'))
    compile('mcs', ['-langversion:7', '-warnaserror', `-out:${program}`, ...sources], work)
    found.push({ name: 'C#', command: { program: 'mono', args: [program], env } })
  }
  return found
}

const textOf = (folder: string, ending: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

/** The functions of keywerk.h that a package never calls. Python puts some names together from their last part. */
function uncalled(): string[] {
  const header = readFileSync(join(native, 'include', 'keywerk.h'), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  const names = [...header.matchAll(/\b(kw_\w+)\(/g)].flatMap(([, name]) => name ?? [])
  const csharp = textOf(join(bindings, 'csharp', 'src'), '.cs')
  const words = new Set(textOf(join(bindings, 'python', 'keywerk'), '.py').match(/\w+/g))
  const last = (name: string): string => name.replace(/^kw_(verdict_module|verdict|request|key)_/, '')
  return names.flatMap((name) => [
    ...(csharp.includes(`Native.${name}`) ? [] : [`C#: ${name}`]),
    ...(words.has(name) || words.has(last(name)) ? [] : [`Python: ${name}`]),
  ])
}

/** How many programs say what is expected, and what is wrong with the others. */
export async function checkSurface(work: string, library: string, vectors: string) {
  const [licence, status, store] = [join(vectors, 'lic', 'network.lic'), join(work, 'status'), join(work, 'stored')]
  writeFileSync(status, await statusAnswer(licence))
  const args = [licence, join(vectors, 'keys.json'), status, join(vectors, 'id', 'traits-container.id'), store]
  const wrong = uncalled().map((name) => `not called: ${name}`)
  const found = programs(work, library)
  const answers: string[] = []
  for (const { name, command } of found) {
    rmSync(store, { force: true })
    const { answer, complaint, status: code } = await outcomeOf(command, args)
    const told = [
      'verdict.serial L-2026-000042',
      'status.successor L-2026-000099',
      'saved true',
      'request.refusal -',
      'age 5',
    ]
    const silent = told.filter((line) => !answer.includes(`\n${line}\n`))
    if (code !== 0 || silent.length > 0)
      wrong.push(`${name}: ${code} ${complaint} without ${silent.join(', ')}\n${answer}`)
    answers.push(answer)
  }
  const [first = '', second = first] = answers
  const others = second.split('\n')
  for (const [at, line] of first.split('\n').entries())
    if (line !== others[at]) wrong.push(`${line}\n  but ${others[at]}`)
  return {
    names: found.map(({ name }) => name).join(', '),
    all: found.length,
    good: Math.max(0, found.length - wrong.length),
    wrong,
  }
}
