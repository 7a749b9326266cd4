import { Worker } from 'node:worker_threads'

/** A password to hash, or to compare with the hash that is stored. */
interface Work {
  password: string
  stored?: string
}

interface Waiting {
  answer: (result: never) => void
  refuse: (error: unknown) => void
}

/** A thread that hashes one password after the other; started when it is first needed, and again after it died. */
export class HashThread {
  private worker: Worker | undefined
  private waiting: Waiting[] = []

  get length(): number {
    return this.waiting.length
  }

  ask<T>(work: Work): Promise<T> {
    this.worker ??= this.start()
    // Unreferenced while idle: an idle thread does not keep the process alive.
    this.worker.ref()
    return new Promise((answer, refuse) => {
      this.waiting.push({ answer, refuse })
      this.worker?.postMessage(work)
    })
  }

  private start(): Worker {
    const worker = new Worker(new URL('hash-worker.ts', import.meta.url))
    worker.on('message', ({ result, error }: { result?: unknown; error?: unknown }) => {
      const one = this.waiting.shift()
      if (this.waiting.length === 0) worker.unref()
      if (error) one?.refuse(error)
      else one?.answer(result as never)
    })
    worker.on('error', (error) => this.died(error))
    worker.on('exit', () => this.died(new Error('The thread that hashes passwords ended.')))
    return worker
  }

  // First `error`, then `exit`: by then another thread may be at work.
  private died(error: Error): void {
    this.worker?.removeAllListeners()
    this.worker = undefined
    for (const one of this.waiting.splice(0)) one.refuse(error)
  }
}
