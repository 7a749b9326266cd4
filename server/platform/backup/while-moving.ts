import { Transform } from 'node:stream'

const longestStill = 10 * 60_000

/**
 * Does work whose stream passes through `moving`, and fails when nothing has passed for ten minutes. A disk or a
 * database that no longer answers raises no error, and the caller would wait for ever. The caller releases what the
 * work uses.
 */
export async function whileMoving<T>(work: (moving: Transform) => Promise<T>, still = longestStill): Promise<T> {
  const moving = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh()
      done(null, chunk)
    },
  })
  const { promise: stood, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(
      `Nothing moved for ${Math.round(still / 60_000)} minutes: a disk or the database stands still.`,
    )
    moving.destroy(error)
    reject(error)
  }, still)
  try {
    return await Promise.race([work(moving), stood])
  } finally {
    clearTimeout(timer)
  }
}
