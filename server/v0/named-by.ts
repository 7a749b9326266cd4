import type { CallInput } from './call.ts'
import { someId } from './calls/words.ts'
import { requiredId } from './spelling.ts'

/** Of a call about the one record a name of its query says: its example, and the parameter of its operation. */
export const namedBy = (name: string) => ({
  example: { query: { [name]: someId } },
  input: ({ query }: CallInput) => ({ params: { id: requiredId(query, name) } }),
})
