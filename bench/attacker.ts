// The attacker of `npm run bench -- attacks` and `floods`: a thread of its own, so that what it does is not taken for the
// server's delay.
import { parentPort, workerData } from 'node:worker_threads'
import { type Attacker, attackKinds } from './attack-kinds.ts'
import { floodKinds } from './flood-kinds.ts'

type Sent = Pick<Attacker, 'url' | 'tokens' | 'prepared'> & { kind: string; seconds: number }
const { kind, seconds, ...sent } = workerData as Sent
const answers = new Map<string, number>()
const end = performance.now() + seconds * 1000
const attack = attackKinds[kind] ?? floodKinds[kind]!
await attack({
  ...sent,
  until: () => performance.now() >= end,
  note: (status) => void answers.set(String(status), (answers.get(String(status)) ?? 0) + 1),
})
parentPort!.postMessage(answers, [])
