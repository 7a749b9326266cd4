// Work for the tests of worker pools: it does what it is told.
export type Odd = { sleep: number } | 'loop' | 'heap' | 'exit' | 'throw' | 'late throw'

export default async function work(odd: Odd): Promise<string> {
  if (odd === 'loop') for (;;) Math.random()
  if (odd === 'heap') for (const kept: number[][] = []; ; ) kept.push(Array.from({ length: 100_000 }, () => 1))
  if (odd === 'exit') process.exit(3)
  if (odd === 'throw') throw new RangeError('thrown')
  if (odd === 'late throw')
    setImmediate(() => {
      throw new RangeError('thrown late')
    })
  await new Promise((done) => setTimeout(done, typeof odd === 'object' ? odd.sleep : 50))
  return 'done'
}
