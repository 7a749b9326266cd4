// A thread that hashes one password after the other, without waiting for the main thread in between.
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

// OWASP's argon2id parameters: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
const answer = (message: object) => parentPort?.postMessage(message)

parentPort?.on('message', ({ password, stored }: { password: string; stored?: string }) => {
  try {
    answer({ result: stored === undefined ? hashSync(password, cost) : verifySync(stored, password) })
  } catch (error) {
    answer({ error })
  }
})
