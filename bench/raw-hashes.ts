// The machine's own argon2id rate: checks the password of a stored hash, some at a time, for some seconds; prints how
// many a second. A process of its own, so that neither the load nor the server shares its threads.
import { verify } from '@node-rs/argon2'

const [stored = '', password = '', atOnce = '1', seconds = '1'] = process.argv.slice(2)
await verify(stored, password)
let hashes = 0
const began = performance.now()
const until = began + Number(seconds) * 1000
await Promise.all(
  Array.from({ length: Number(atOnce) }, async () => {
    while (performance.now() < until) {
      if (!(await verify(stored, password))) throw new Error('That is not the password.')
      hashes++
    }
  }),
)
console.log((hashes * 1000) / (performance.now() - began))
