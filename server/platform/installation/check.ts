import { doctorTexts as texts } from '#texts/doctor.ts'
import { errors } from '#texts/errors.ts'
import { fill, type Text } from '#texts/fill.ts'
import type { Db } from '../database/database.ts'
import { Failure } from '../operations/failure.ts'
import { OutsideError } from '../outside/bounded-fetch.ts'
import { messageOf } from '../record.ts'
import type { Configuration } from './configuration.ts'

/** `notSetUp` is what an installation does without; `notChecked` what could not be looked at. */
type Verdict = 'ok' | 'warning' | 'failed' | 'notSetUp' | 'notChecked'

/** What a check found: one sentence of what is so and, where that is not well, one of what to do. */
export interface Finding {
  verdict: Verdict
  said: Text
  todo?: Text
}

/** What checks look at. Nothing of it may be changed. */
export interface CheckCall {
  settings: Configuration
  clock: () => Date
  /** Reads the database in a transaction that cannot write. Throws NoDatabase where there is none to read. */
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** One thing `keywerk doctor` looks at, beside a portal that runs. It changes nothing and sends no mail. */
export interface Check {
  /** Glossary word, as in the texts of the doctor. */
  name: string
  /** The settings it rests on: where one is refused it is not run. */
  settings?: readonly (keyof Configuration)[]
  look(call: CheckCall): Promise<Finding>
}

/** The database cannot be reached, or the embedded one does not run. */
export class NoDatabase extends Error {}

type Values = Readonly<Record<string, string | number>>

const inBoth = (text: Text, values: Values): Text => ({ de: fill(text.de, values), en: fill(text.en, values) })

/** A finding from texts with placeholders: `findingOf('failed', texts['x.refused'], { place }, texts['x.todo'])`. */
export const findingOf = (verdict: Verdict, said: Text, values: Values = {}, todo?: Text): Finding => ({
  verdict,
  said: inBoth(said, values),
  ...(todo && { todo: inBoth(todo, values) }),
})

/** A failed finding whose text has the placeholder `reason`: the words of a refusal, or what was thrown says. */
export function foundError(said: Text, error: unknown, values: Values, todo: Text): Finding {
  const reason = reasonOf(error)
  const { de, en } = inBoth(said, values)
  return {
    ...findingOf('failed', said, values, todo),
    said: { de: fill(de, { reason: reason.de }), en: fill(en, { reason: reason.en }) },
  }
}

function reasonOf(error: unknown): Text {
  if (error instanceof OutsideError) return texts[`doctor.outside.${error.reason}`]
  if (error instanceof Failure) {
    const { de, en } = errors[error.code]
    return { de: fill(de, error.details), en: fill(en, error.details) }
  }
  // What fetch throws says "fetch failed" and no more.
  const said = messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error)
  return { de: said, en: said }
}
