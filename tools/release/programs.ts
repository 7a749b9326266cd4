// What a release brings for other machines than the portal's: the programs that read a machine and check a licence, and libkeywerk for
// the vendor's own program.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { Program } from '#contract/programs.ts'
import { version } from '#platform/installation/version.ts'
import { root } from '../steps.ts'

interface System {
  name: Program['system']
  /** The compiler, and the preset of licence/native that uses it. */
  compiler: string
  preset: 'release' | 'windows'
  ending: string
  /** Linker flags: programs are one file that runs on older systems too, and nothing says when it was built. */
  programFlags: string
  libraryFlags: string
}

const timeless = '-Wl,--no-insert-timestamp'

const systems: readonly System[] = [
  { name: 'linux', compiler: 'cc', preset: 'release', ending: '', programFlags: '-static', libraryFlags: '' },
  {
    name: 'windows',
    compiler: 'x86_64-w64-mingw32-gcc',
    preset: 'windows',
    ending: '.exe',
    programFlags: timeless,
    libraryFlags: timeless,
  },
]

const runs = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Builds them of licence/native in `source`: programs into `programs`, a zip of the library for each system into `target`. Says what cannot be built
 * here and goes on.
 */
export function buildPrograms(
  source: string,
  { programs, target, date }: { programs: string; target: string; date: Date },
): void {
  for (const system of systems) {
    const missing = ['cmake', system.compiler].filter((program) => !runs(program))
    if (missing.length > 0)
      console.log(`Without the programs for ${system.name}: there is no ${missing.join(', no ')}.`)
    else build(system, source, { programs, target, date })
  }
}

function build(
  { name, preset, ending, programFlags, libraryFlags }: System,
  source: string,
  { programs, target, date }: { programs: string; target: string; date: Date },
): void {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-native-'))
  try {
    const native = join(source, 'licence', 'native')
    // Where it was built must not be in it: the same commit has the same bytes.
    const place = `-ffile-prefix-map=${native}=. -ffile-prefix-map=${folder}=.`
    const settings = [
      `-DCMAKE_C_FLAGS=${place}`,
      `-DCMAKE_EXE_LINKER_FLAGS=${programFlags}`,
      `-DCMAKE_SHARED_LINKER_FLAGS=${libraryFlags}`,
      `-DCMAKE_INSTALL_PREFIX=${folder}/out`,
    ]
    const cmake = (...args: string[]) => execFileSync('cmake', args, { cwd: native, stdio: ['ignore', 'ignore', 2] })
    cmake('--preset', preset, '-B', join(folder, 'build'), ...settings)
    cmake('--build', join(folder, 'build'))
    // What is for Windows the linker strips: a strip of its own would write the time into it.
    cmake('--install', join(folder, 'build'), ...(preset === 'windows' ? [] : ['--strip']))
    mkdirSync(programs, { recursive: true })
    for (const program of ['keywerk-hostid', 'keywerk-verify'])
      copyFileSync(join(folder, 'out', 'bin', program + ending), join(programs, `${program}-${name}-x64${ending}`))
    writeFileSync(join(target, `libkeywerk-${version}-${name}-x64.zip`), zipOf(join(folder, 'out'), native, date))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Header, library and how to use it, without the programs. */
function zipOf(installed: string, native: string, date: Date): Uint8Array {
  const files: Record<string, [Uint8Array, { mtime: Date }]> = {}
  const add = (name: string, path: string) => void (files[name] = [readFileSync(path), { mtime: date }])
  for (const path of readdirSync(installed, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/\.(h|a|so[.\d]*|dll|dll\.a)$/.test(path) && existsSync(join(installed, path))) add(path, join(installed, path))
  add('README.md', join(native, 'README.md'))
  add('LICENSE', join(root, 'licence', 'LICENSE'))
  return zipSync(files)
}
