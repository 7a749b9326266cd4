import { frameFailures } from '#texts/failures-frame.ts'
import type { Text } from '#texts/fill.ts'

const files = import.meta.glob<{ failureTexts: Readonly<Record<string, Text>> }>('../../../texts/failures/*.ts', {
  eager: true,
})

/** What could not be done, by the operation that failed unforeseen: told before what the server says of it. */
export const failureTexts: Readonly<Record<string, Text>> = Object.assign(
  {},
  frameFailures,
  ...Object.values(files).map((one) => one.failureTexts),
)
