// What the verifiers in C and Python are asked about licence requests: every vector, and what comes of changing them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { mutations } from '../licence/src/fixtures/vectors/mutations.ts'
import type { RequestCase } from '../licence/src/fixtures/vectors/request.ts'
import { type HostRequest, readHostRequest } from '../licence/src/host-request.ts'

/** A file and what must be said of it: what is read of it, or the code with its field. */
export interface Question {
  name: string
  path: string
  answer: HostRequest | string
}

const spelled = (code: string, field?: string): string => (field ? `${code} ${field}` : code)

/** The vectors, with the answers they record. */
export const requestVectors = (folder: string, requests: readonly RequestCase[]): Question[] =>
  requests.map(({ file, code, field, request }) => ({
    name: file,
    path: join(folder, file),
    answer: request ?? spelled(code ?? '', field),
  }))

/** So many changed vectors, written to the folder, with the library's answers. */
export function changedRequests(vectors: readonly Question[], folder: string, count: number): Question[] {
  mkdirSync(folder)
  // Of files that are no XML hardly anything but files that are no XML would come.
  const files = vectors
    .filter(({ answer }) => typeof answer !== 'string' || answer.startsWith('host.field'))
    .map(({ path }) => readFileSync(path))
  const small = files.filter(({ length }) => length < 4096)
  return mutations(small, count).map((bytes, number) => {
    const path = join(folder, `${number}.id`)
    writeFileSync(path, bytes)
    const result = readHostRequest(bytes)
    return { name: path, path, answer: result.ok ? result.request : spelled(result.code, result.field) }
  })
}

/** The questions that were not answered so, with the line that was given instead. */
export function wrongAnswers(questions: readonly Question[], output: string): string[] {
  const lines = output.split('\n')
  return questions.flatMap(({ name, answer }, at) => {
    const line = lines[at] ?? ''
    return isDeepStrictEqual(parsed(line), answer) ? [] : [`${name}: expected ${JSON.stringify(answer)}, got ${line}`]
  })
}

function parsed(line: string): unknown {
  try {
    return line.startsWith('{') ? JSON.parse(line) : line
  } catch {
    return null
  }
}
