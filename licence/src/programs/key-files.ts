import { type PublicKeySet, readKeySet } from '../key-set.ts'
import { readInput, UsageError } from './console.ts'

const maximumKeyBytes = 1024 * 1024

/** The keys of all these files together; at least one file must be named. */
export function readKeys(files: readonly string[]): PublicKeySet {
  if (files.length === 0) throw new UsageError({ de: '--keys fehlt.', en: '--keys is missing.' })
  const keys = files.flatMap((file) => {
    const bytes = readInput(file, maximumKeyBytes)
    // Cut off behind that it could be a set all the same.
    const set = bytes.length > maximumKeyBytes ? null : readKeySet(new TextDecoder().decode(bytes))
    if (!set) {
      const words = { de: 'Kein Satz öffentlicher Schlüssel: {file}', en: 'Not a set of public keys: {file}' }
      throw new UsageError(words, { file })
    }
    return set.keys
  })
  return { keys }
}
