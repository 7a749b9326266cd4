// The packages of licence/bindings that call libkeywerk, with the library as it is built here.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { compilerFlags, librarySources } from '../native-sources.ts'
import {
  type BatchVerifier,
  bindings,
  type Built,
  type Command,
  compile,
  pythonProgram,
  runs,
} from './batch-verifiers.ts'

/** The shared library in a folder; null where there is no compiler. */
export function builtLibrary(work: string): string | null {
  if (!runs('cc', ['--version'])) return null
  const folder = join(work, 'library')
  mkdirSync(folder)
  const flags = [...compilerFlags, '-O2', '-fPIC', '-fvisibility=hidden', '-shared']
  compile('cc', [...flags, '-o', join(folder, 'libkeywerk.so'), ...librarySources()], work)
  return folder
}

/** Python by ctypes, C# under Mono. */
export function libraryVerifiers(work: string, library: string | null): Built {
  if (library === null) return { verifiers: [], missing: ['Python by ctypes and C#: there is no cc (Debian: gcc)'] }
  const verifiers: BatchVerifier[] = []
  const missing: string[] = []
  const python = pythonProgram()
  if (python !== null) verifiers.push(pythonVerifier(python, library))
  else missing.push('Python by ctypes: there is no python3')
  if (runs('mcs', ['--version']) && runs('mono', ['--version'])) verifiers.push(csharpVerifier(work, library))
  else missing.push('C#: there is no Mono (Debian: mono-mcs, mono-runtime)')
  return { verifiers, missing }
}

function pythonVerifier(program: string, library: string): BatchVerifier {
  const args = ['-B', '-m', 'keywerk', '--library', join(library, 'libkeywerk.so')]
  const verify: Command = { program, args, env: { PYTHONPATH: join(bindings, 'python') } }
  return { name: 'Python by ctypes', verify, request: { ...verify, args: [...args, '--requests'] } }
}

function csharpVerifier(work: string, library: string): BatchVerifier {
  const folder = join(work, 'csharp')
  mkdirSync(folder)
  const [assembly, program] = [join(folder, 'Keywerk.dll'), join(folder, 'command.exe')]
  const source = (name: string) => join(bindings, 'csharp', name, '*.cs')
  const flags = ['-langversion:7', '-warnaserror']
  compile('mcs', [...flags, '-target:library', `-out:${assembly}`, source('src')], work)
  compile('mcs', [...flags, `-r:${assembly}`, `-out:${program}`, source('command')], work)
  const verify: Command = { program: 'mono', args: [program], env: { LD_LIBRARY_PATH: library } }
  return { name: 'C# under Mono', verify, request: { ...verify, args: [program, '--requests'] } }
}
