// The calculators of licence/examples in C, Python and C#: what they say of licences of all kinds, the same in each.
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, dayOf } from '../../licence/src/days.ts'
import { facts, issue, withGrace } from '../../licence/src/fixtures/vectors/case.ts'
import { vectorKeys } from '../../licence/src/fixtures/vectors/keys.ts'
import type { LicenceFacts } from '../../licence/src/licence-file.ts'
import { root } from '../steps.ts'
import { librarySources, native } from '../native-sources.ts'
import {
  bindings,
  type Command,
  compile,
  type Outcome,
  outcomeOf,
  pythonProgram,
  runs,
  wineCommand,
} from './batch-verifiers.ts'

const examples = join(root, 'licence', 'examples', 'calculator')
const day = dayOf(new Date())

/** A licence for the calculator that holds on every machine, and ends so many days from now. */
const licence = (days: number, changes: Partial<LicenceFacts> = {}): Promise<Uint8Array> =>
  issue({
    ...withGrace,
    productKey: 'calculator',
    productTitle: 'Taschenrechner',
    version: 1,
    binding: 'unbound',
    hosts: [],
    modules: [],
    startDate: addDays(day, -400),
    endDate: addDays(day, days),
    ...changes,
  })

interface Case {
  name: string
  licence: Promise<Uint8Array> | Uint8Array | null
  language: string
  args: string[]
  status: number
  /** What it prints, and what its messages contain. */
  output: string
  says: RegExp
}

const licensed = { language: 'de_AT.UTF-8', args: ['12.5 * 3', '(2 + 4) / -8', '0,1 + 0,2'], status: 0 }
const results = ['37,5', '-0,75', '0,3'].join('\n')
const english = { language: 'C', args: ['12.5 * 3'] }
const cases: Case[] = [
  {
    name: 'valid',
    licence: licence(200),
    ...licensed,
    output: results,
    says: /Müller.*\n.*Tage: 20[12]\. .*: 14\.\n$/,
  },
  { name: 'warning', licence: licence(10), ...licensed, output: results, says: /Hinweis: Die Lizenz läuft am .* ab/ },
  { name: 'grace', licence: licence(-5), ...licensed, output: results, says: /Hinweis: .*Kulanzfrist/ },
  {
    name: 'no end',
    licence: licence(0, { endDate: null }),
    ...english,
    status: 0,
    output: '37.5',
    says: /without an end/,
  },
  {
    name: 'expired',
    licence: licence(-50),
    ...english,
    status: 1,
    output: '',
    says: /\(licence\.expired\)\nDays left: 0/,
  },
  {
    name: 'version',
    licence: licence(9, { version: 2 }),
    ...english,
    status: 1,
    output: '',
    says: /\(licence\.version\)/,
  },
  { name: 'program', licence: issue(facts), ...english, status: 1, output: '', says: /another program: Wellenwerk/ },
  { name: 'no licence', licence: Buffer.from('?'), ...english, status: 1, output: '', says: /\(licence\.format\)/ },
  { name: 'no file', licence: null, ...english, status: 1, output: '', says: /calculator\.lic: / },
  ...['12 *', '1 / 0', '1 / (1 / 0)', '2 ** 3', ')', '1.', 'x', '9'.repeat(201)].map((written) => ({
    name: written,
    licence: licence(200),
    language: 'C',
    args: [written],
    status: 2,
    output: '',
    says: /This cannot be calculated: /,
  })),
  {
    name: 'no 0 with a sign',
    licence: licence(200),
    language: 'C',
    args: ['-0 * 3'],
    status: 0,
    output: '0',
    says: /Licensed/,
  },
  {
    name: 'far from 1',
    licence: licence(200),
    language: 'C',
    args: [`1${'0'.repeat(20)}`, '1/30000000'],
    status: 0,
    output: '1e+20\n3.33333333333333e-08',
    says: /Licensed/,
  },
]

const mingw = 'x86_64-w64-mingw32-gcc'

/** Each calculator in a folder of its own, called from elsewhere. */
function calculators(work: string, library: string): { name: string; folder: string; command: Command }[] {
  const found: { name: string; folder: string; command: Command }[] = []
  const folderFor = (name: string): string => {
    const folder = join(work, `calculator-${name}`)
    mkdirSync(folder)
    return folder
  }
  const source = (language: string): string[] =>
    readdirSync(join(examples, language)).map((name) => join(examples, language, name))
  const env = { LD_LIBRARY_PATH: library }
  const sources = source('c').filter((name) => name.endsWith('.c'))
  const flags = ['-std=c11', '-Wall', '-Wextra', '-Werror', `-I${join(native, 'include')}`]
  const c = folderFor('c')
  compile('cc', [...flags, ...sources, '-L', library, '-lkeywerk', '-lm', '-o', join(c, 'calculator')], work)
  found.push({ name: 'C', folder: c, command: { program: join(c, 'calculator'), args: [], env } })
  const wine = wineCommand(work)
  if (runs(mingw, ['--version']) && wine !== null) {
    const folder = folderFor('windows')
    const [dll, exe] = [join(folder, 'keywerk.dll'), join(folder, 'calculator.exe')]
    const shared = ['-O2', '-DKW_SHARED', '-shared', '-static-libgcc', `-I${join(native, 'src')}`]
    compile(mingw, [...flags, ...shared, ...librarySources(), '-liphlpapi', '-lnetapi32', '-o', dll], work)
    compile(mingw, [...flags, '-DKW_SHARED', ...sources, dll, '-o', exe], work)
    found.push({ name: 'C for Windows, under Wine', folder, command: { ...wine, args: [exe] } })
  }
  const program = pythonProgram()
  if (program !== null) {
    const folder = folderFor('python')
    for (const name of ['calculator.py', 'arithmetic.py'])
      copyFileSync(join(examples, 'python', name), join(folder, name))
    const python = { program, args: ['-B', join(folder, 'calculator.py')] }
    found.push({
      name: 'Python',
      folder,
      command: { ...python, env: { ...env, PYTHONPATH: join(bindings, 'python') } },
    })
  }
  if (runs('mcs', ['--version']) && runs('mono', ['--version'])) {
    const folder = folderFor('csharp')
    const program = join(folder, 'calculator.exe')
    const sources = [join(examples, 'csharp', '*.cs'), join(bindings, 'csharp', 'src', '*.cs')]
    compile('mcs', ['-langversion:7', '-warnaserror', `-out:${program}`, ...sources], work)
    found.push({ name: 'C#', folder, command: { program: 'mono', args: [program], env } })
  }
  return found
}

/** As programs for Windows do not write them. */
const withLineFeeds = ({ answer, complaint, status }: Outcome): Outcome => ({
  answer: answer.replaceAll('\r\n', '\n'),
  complaint: complaint.replaceAll('\r\n', '\n'),
  status,
})

/** How many of all answers are right, and what is wrong with the others. */
export async function checkCalculators(work: string, library: string) {
  const wrong: string[] = []
  const programs = calculators(work, library)
  for (const one of cases) {
    const bytes = await one.licence
    const answers: Outcome[] = []
    for (const { name, folder, command } of programs) {
      writeFileSync(join(folder, 'keys.json'), JSON.stringify(vectorKeys))
      if (bytes) writeFileSync(join(folder, 'calculator.lic'), bytes)
      else rmSync(join(folder, 'calculator.lic'), { force: true })
      const env = { ...command.env, LC_ALL: one.language }
      const answer = withLineFeeds(await outcomeOf({ ...command, env }, one.args))
      const good =
        answer.status === one.status && answer.answer.trimEnd() === one.output && one.says.test(answer.complaint)
      if (!good) wrong.push(`${name}, ${one.name}: ${answer.status} ${answer.answer}${answer.complaint}`)
      answers.push(answer)
    }
    const [first, ...others] = answers.map(({ complaint }) => complaint.replace(/^.*calculator\.lic/, 'calculator.lic'))
    if (others.some((other) => other !== first)) wrong.push(`${one.name}: ${[first, ...others].join('---\n')}`)
  }
  const all = cases.length * programs.length
  return { all, good: all - wrong.length, wrong, names: programs.map(({ name }) => name).join(', ') }
}
