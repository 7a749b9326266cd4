import { z } from 'zod'
import { operation } from './operation.ts'
import { listOf } from './shapes.ts'

/** Files of the programs a release brings for customers' machines: they read a machine, and check a licence, without anything else. */
export const programFiles = [
  'keywerk-hostid-windows-x64.exe',
  'keywerk-hostid-linux-x64',
  'keywerk-verify-windows-x64.exe',
  'keywerk-verify-linux-x64',
] as const

export const program = z.object({
  fileName: z.enum(programFiles),
  /** `hostid` writes a licence request of the machine, `verify` checks a licence on it. */
  purpose: z.enum(['hostid', 'verify']),
  system: z.enum(['windows', 'linux']),
  /** Bytes. */
  size: z.number().int(),
  /** Of the file, 64 hex digits. */
  sha256: z.string(),
})
export type Program = z.infer<typeof program>

export const listPrograms = operation({
  name: 'listPrograms',
  method: 'GET',
  path: '/programs',
  access: 'public',
  summary:
    'The programs for customers’ machines that are installed with the portal (PROGRAMS_DIR), with their SHA-256.',
  output: listOf(program),
})

export const downloadProgram = operation({
  name: 'downloadProgram',
  method: 'GET',
  path: '/programs/{file}',
  access: 'public',
  summary: 'One of these programs.',
  params: z.strictObject({ file: z.enum(programFiles) }),
  answersFile: ['application/octet-stream'],
  errors: ['programs.notHere'],
})
