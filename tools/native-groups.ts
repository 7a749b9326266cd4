// Everything libkeywerk is asked through its C interface, by what it is about.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { VectorCase } from '../licence/src/fixtures/vectors/case.ts'
import {
  keySetQuestion,
  keySetQuestions,
  licenceQuestions,
  type NativeQuestion,
  requestQuestions,
} from './native-questions.ts'
import { statusQuestions } from './native-status.ts'
import { keyFiles } from './verifier-calls.ts'
import type { Question } from './verifier-requests.ts'

/** All questions; the files they need go to `work`. */
export async function nativeQuestions(
  vectors: string,
  work: string,
  cases: readonly VectorCase[],
  requests: readonly Question[],
): Promise<Record<string, NativeQuestion[]>> {
  mkdirSync(work, { recursive: true })
  const published = join(vectors, 'keys.json')
  const files = keyFiles(work, published).map(({ name, path }) => keySetQuestion(name, path))
  const sets = keySetQuestions(join(work, 'key-sets'), [published, join(vectors, 'odd-keys.json')], 500)
  return {
    licences: await licenceQuestions(vectors, join(work, 'clocks'), cases),
    requests: requestQuestions(requests),
    'key sets': [...files, ...sets],
    'status answers': await statusQuestions(vectors, join(work, 'status')),
  }
}
