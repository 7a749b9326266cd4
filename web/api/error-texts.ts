import type { ErrorCode, errors } from '#texts/errors.ts'
import { frameErrors } from '#texts/errors/frame.ts'
import type { Text } from '#texts/fill.ts'
import { store } from './store.ts'

type Known = Partial<typeof errors>

/** The words of errors. What the frame itself says is there from the start. */
export const errorTexts = store<Known>(frameErrors)
let loading: Promise<void> | undefined

/** The words of an error; undefined for an unknown code, or one not loaded yet: then they are loaded. */
export function knownError(code: string): Text | undefined {
  const text = errorTexts.get()[code as ErrorCode]
  if (!text) void loadErrorTexts()
  return text
}

/** Loads the words of all errors; every refusal waits for it. Without them the server's own sentence is shown. */
export const loadErrorTexts = (): Promise<void> =>
  (loading ??= import('#texts/errors.ts').then(
    ({ errors: all }) => errorTexts.set(all),
    () => void (loading = undefined),
  ))
