import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { fail } from '#platform/operations/failure.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { ParsedTable } from './shape.ts'

const patience = 30_000
/** Tables read at the same time in a process, and waiting for it: each may take a gigabyte. */
const beside = bulkhead(2, 6)

type Message =
  | { portion: string }
  | { headers: string[]; rowCount: number }
  | { problem: { code: ErrorCode; details: Record<string, unknown> } }

/**
 * Reads an uploaded table in a thread of its own, which may use only so much memory and time; whatever a file does
 * there, the server goes on. Refuses with imports.empty, damaged, oldWorkbook, macros, formulas, tooManyRows, ….
 */
export async function parseTable(bytes: Uint8Array): Promise<ParsedTable> {
  if (bytes.length === 0) fail('imports.empty')
  const answer = await beside
    .execute(() => inThread(bytes))
    .catch((error: unknown) => {
      if (error instanceof BulkheadRejectedError) fail('server.busy')
      throw error
    })
  return 'problem' in answer ? fail(answer.problem.code, answer.problem.details) : answer
}

/** What is copied for the thread at once. */
const piece = 4 * 1024 * 1024

async function inThread(bytes: Uint8Array): Promise<ParsedTable | Extract<Message, { problem: object }>> {
  const worker = new Worker(new URL('parse-thread.ts', import.meta.url), {
    workerData: bytes.length,
    resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 },
  })
  const answer = answerOf(worker)
  for (let from = 0; from < bytes.length; from += piece) {
    const copy = bytes.slice(from, from + piece)
    worker.postMessage(copy, [copy.buffer])
    await nextTurn()
  }
  return answer.finally(() => void worker.terminate())
}

function answerOf(worker: Worker): ReturnType<typeof inThread> {
  return new Promise((done) => {
    const portions: string[] = []
    const broken = () => done({ problem: { code: 'imports.damaged', details: {} } })
    const timer = setTimeout(broken, patience)
    worker.on('message', (message: Message) => {
      if ('portion' in message) {
        portions.push(message.portion)
        setImmediate(() => worker.postMessage('next', []))
      } else done('problem' in message ? message : { ...message, portions })
    })
    worker.once('error', broken)
    worker.once('exit', () => {
      clearTimeout(timer)
      broken()
    })
  })
}
