// The attacker of `npm run bench -- attacks`: a thread of its own, so that what it does is not taken for the server's delay.
import { parentPort, workerData } from 'node:worker_threads'
import { attackKinds } from './attack-kinds.ts'

const { kind, url, token, seconds } = workerData as { kind: string; url: string; token: string; seconds: number }
const answers = new Map<string, number>()
const end = performance.now() + seconds * 1000
await attackKinds[kind]!({
  url,
  token,
  until: () => performance.now() >= end,
  note: (status) => void answers.set(String(status), (answers.get(String(status)) ?? 0) + 1),
})
parentPort!.postMessage(answers, [])
