import { expect, test } from 'vitest'
import { hashesAtOnce, hashPassword, passwordMatches } from './password.ts'

test('Many passwords at once each get their own answer.', async () => {
  const words = Array.from({ length: 12 }, (_, index) => `Kennwort-${index}`)
  const hashes = await Promise.all(words.map((word) => hashPassword(word)))
  expect(new Set(hashes).size).toBe(12)
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const pairs = hashes.flatMap((hash, at) => [
    passwordMatches(hash, words[at]!),
    passwordMatches(hash, words[(at + 1) % 12]!),
  ])
  expect(await Promise.all(pairs)).toEqual(hashes.flatMap(() => [true, false]))
})

test('Without a hash nothing is right, not even the decoy’s password.', async () => {
  expect(await passwordMatches(undefined, 'no account has this password')).toBe(false)
})

test('What is no hash fails alone; the next one is answered.', async () => {
  const broken = passwordMatches('kein Hash', 'Kennwort')
  const hash = hashPassword('Kennwort')
  await expect(broken).rejects.toThrow()
  expect(await passwordMatches(await hash, 'Kennwort')).toBe(true)
})

test('When hundreds wait, the next one is told so at once, and those before are answered.', async () => {
  const asked = Array.from({ length: 250 * hashesAtOnce + 5 }, (_, index) => hashPassword(`Kennwort-${index}`))
  const answers = await Promise.allSettled(asked)
  const refused = answers.flatMap((answer, index) =>
    answer.status === 'rejected' ? [[index, answer.reason.code]] : [],
  )
  expect(refused).toEqual(Array.from({ length: 5 }, (_, index) => [250 * hashesAtOnce + index, 'server.busy']))
  expect(await passwordMatches(undefined, 'Kennwort')).toBe(false)
}, 120_000)
