// The programs in the pages of licence/bindings, as they are written there, with a licence that holds today.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, dayOf } from '../../licence/src/days.ts'
import { facts, issue } from '../../licence/src/fixtures/vectors/case.ts'
import { vectorKeys } from '../../licence/src/fixtures/vectors/keys.ts'
import { bindings, type Command, compile, outcomeOf, pythonProgram, runs } from './batch-verifiers.ts'

const languages = ['java', 'go', 'python', 'csharp'] as const
type Language = (typeof languages)[number]

function programIn(language: Language): string {
  const text = readFileSync(join(bindings, language, 'README.md'), 'utf8')
  return new RegExp(`\`\`\`${language}\\n([^]+?)\\n\`\`\``).exec(text)?.[1] ?? ''
}

/** How each is built in its folder, and called; null where something is missing here. */
function commandFor(language: Language, folder: string, work: string, library: string | null): Command | null {
  const write = (name: string): string => {
    writeFileSync(join(folder, name), `${programIn(language)}\n`)
    return join(folder, name)
  }
  switch (language) {
    case 'java': {
      if (!runs('javac', ['--version'])) return null
      const classes = ['-cp', join(work, 'java')]
      compile('javac', [...classes, '-d', folder, write('Start.java')], folder)
      return { program: 'java', args: ['-cp', `${join(work, 'java')}:${folder}`, 'Start'] }
    }
    case 'go': {
      if (!runs('go', ['version'])) return null
      write('start.go')
      cpSync(join(bindings, 'go'), join(folder, 'keywerk'), { recursive: true })
      const module = 'keywerk.example/licence'
      writeFileSync(
        join(folder, 'go.mod'),
        `module start\n\ngo 1.19\n\nrequire ${module} v0.0.0\n\nreplace ${module} => ./keywerk\n`,
      )
      compile('go', ['build', '-o', 'start', '.'], folder, { GOPROXY: 'off' })
      return { program: join(folder, 'start'), args: [] }
    }
    case 'python': {
      const program = pythonProgram()
      if (program === null || library === null) return null
      const env = { PYTHONPATH: join(bindings, 'python'), LD_LIBRARY_PATH: library }
      return { program, args: ['-B', write('start.py')], env }
    }
    case 'csharp': {
      if (!runs('mcs', ['--version']) || !runs('mono', ['--version']) || library === null) return null
      compile(
        'mcs',
        ['-langversion:7', '-out:start.exe', write('Start.cs'), join(bindings, 'csharp', 'src', '*.cs')],
        folder,
      )
      return { program: 'mono', args: [join(folder, 'start.exe')], env: { LD_LIBRARY_PATH: library } }
    }
  }
}

/** How many said that the licence is valid, of how many that could be run. `work` holds what `pureVerifiers` built. */
export async function checkExamples(work: string, library: string | null) {
  const day = dayOf(new Date())
  const licence = await issue({ ...facts, startDate: addDays(day, -9), endDate: addDays(day, 200) })
  const wrong: string[] = []
  const names: string[] = []
  for (const language of languages) {
    const folder = join(work, `example-${language}`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'server.lic'), licence)
    writeFileSync(join(folder, 'keys.json'), JSON.stringify(vectorKeys))
    const command = commandFor(language, folder, work, library)
    if (command === null) continue
    names.push(language)
    const { answer, complaint, status } = await outcomeOf({ ...command, cwd: folder }, [])
    if (status !== 0 || !/^valid, days left: 20[12]\s*$/.test(answer))
      wrong.push(`${language}: ${status} ${answer}${complaint}`)
  }
  return { names: names.join(', '), all: names.length, good: names.length - wrong.length, wrong }
}
