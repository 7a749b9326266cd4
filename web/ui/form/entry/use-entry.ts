import { useId, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Operation } from '#contract/operation.ts'
import { problemsTexts } from '#texts/problems.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { ApiError } from '../../../api/api-error.ts'
import { textOf } from '../../../api/dictionary.ts'
import type { Input, Output } from '../../../api/request.ts'
import { useWrite } from '../../data/use-api.ts'
import { useLanguage, useTexts } from '../../data/use-texts.tsx'
import { afterPress } from '../after-press.ts'
import { problemText } from './problem.ts'
import { isEmpty, problemsOf, valueAt, withValueAt } from './problems-of.ts'
import { isRequired, schemaPart } from './schema-part.ts'
import { isDifferent, useFormState } from './use-form-state.ts'
import { type EditConflict, type Stamp, useEditConflict } from './use-edit-conflict.ts'

type Path<V> = (keyof V & string) | `${keyof V & string}.${string}`

export interface EntryOptions<O extends Operation, V> {
  /** What the fields hold first. A change (fresh data) is taken over while nothing was typed. */
  initial: V
  /** From the fields to the operation's input. Default: the values are its body. */
  input?: (values: V) => Input<O>
  /** The rules for the values; default: the operation's body. Give the full shape where the body is a partial one. */
  schema?: z.ZodType
  /** Fields that must not be empty here, though the schema lets them be: as the host ID files of older programs were. */
  needed?: (values: V) => readonly string[]
  /** What must hold beyond the schema, such as an order of two days: the code of an error by the field it stands at. */
  rules?: (values: V) => Readonly<Record<string, ErrorCode | false>>
  /** The fields whose amounts are typed in euros and sent in cents; those that end in Cents are it anyway. */
  money?: (values: V) => readonly string[]
  /** Asks before sending what is valid; false keeps the form as it is. */
  ask?: (values: V) => Promise<boolean>
  /** Begins anew after success: what was sent is nothing to go back to, such as a password. */
  resetAfterSave?: boolean
  /** After success. The form counts as unchanged by then, so leaving does not ask. */
  done?: (answer: Output<O>, values: V) => unknown
  /** The failures the page shows itself: return true. */
  failed?: (error: ApiError) => boolean | void
}

/** What a field component gets: spread it, `<TextField {...entry.field('name', t('companies.name'))} />`. */
export interface FieldProps {
  id: string
  name: string
  label: string
  required: boolean
  error: string | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- each field component knows its own kind of value
  value: any
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  onChange: (value: any) => void
  onBlur: () => void
}

export interface Entry<V> {
  values: V
  set: (patch: Partial<V>) => void
  reset: () => void
  field: (path: Path<V>, label: string) => FieldProps
  changed: boolean
  /** Like `changed`, read now instead of at the last render. */
  isChanged: () => boolean
  valid: boolean
  pending: boolean
  /** Labels of the fields that still need something. */
  missingFields: string[]
  /** Errors to list above the form, after an attempt to save. */
  visibleErrors: { id: string; label: string; text: string }[]
  submitCount: number
  /** What another user saved while this form was filled in; null while there is nothing. */
  meanwhile: EditConflict | null
  /** Id and label of a field, or of the first one in it. */
  at: (path: string) => { id: string; label: string }
  submit: () => void
}

/** A form over an operation of the contract: its schema decides what is valid, its errors show beside their fields. */
export function useEntry<
  O extends Operation,
  V extends Record<string, unknown> = z.input<O['body']> & Record<string, unknown>,
>(
  operation: O,
  {
    initial,
    input = (values) => ({ body: values }) as never,
    schema = operation.body,
    needed,
    rules,
    money,
    ask,
    resetAfterSave,
    done,
    failed,
  }: EntryOptions<O, V>,
): Entry<V> {
  const t = useTexts(problemsTexts)
  const { language } = useLanguage()
  const prefix = useId()
  const labels = useRef(new Map<string, string>())
  const [submitCount, setSubmitCount] = useState(0)
  /** Counts how often it was taken back. */
  const round = useRef(0)
  const problems = (values: V): Record<string, string> => ({
    ...Object.fromEntries(
      Object.entries(rules?.(values) ?? {}).flatMap(([path, code]) =>
        code ? [[path, textOf(code, errors[code], language)]] : [],
      ),
    ),
    ...Object.fromEntries(
      (needed?.(values) ?? [])
        .filter((path) => isEmpty(valueAt(values, path.split('.'))))
        .map((path) => [path, t('problem.empty')]),
    ),
    ...problemsOf(schema, bodyOf(input(values)) ?? values, (issue, value) => {
      const name = String(issue.path.at(-1) ?? '')
      const inCents = name.endsWith('Cents') || money?.(values).includes(name)
      return problemText(issue, value, t, language, inCents)
    }),
  })
  const { form, now, change } = useFormState(initial)
  const errorsBut = (path: string) => {
    const { [path]: _, ...others } = now.current.errors
    return others
  }
  const { values, errors: wrong } = form
  const changed = isDifferent(form)
  // oxlint-disable-next-line react/exhaustive-deps -- the rules change with nothing but the values and the language
  const broken = useMemo(() => problems(values), [values, schema, language])

  // What is shown to be wrong is said in the language of now: by the rules, or by what the server refused.
  const wrongAt = (path: string): string | undefined => {
    const error = wrong[path]
    return error instanceof ApiError ? error.text(language) : error && (broken[path] ?? error)
  }

  // What was typed since is not saved with it.
  const sending = useRef(values)
  const write = useWrite(operation, {
    done: async (answer, sent) => {
      forget()
      const kept = resetAfterSave ? initial : sending.current
      change({ initial: kept, ...(resetAfterSave && { values: kept, errors: {} }) })
      setSubmitCount(0)
      await done?.(answer, (bodyOf(sent) ?? values) as V)
    },
    failed(error) {
      if (failed?.(error) || isMeanwhile(error)) return true
      const atFields = fieldsOf(error)
        .map((field) => [labels.current.has(field) ? field : field.replace(/\.\d+$/, ''), error] as const)
        .filter(([field]) => labels.current.has(field))
      if (atFields.length === 0) return false
      change({ errors: Object.fromEntries(atFields) })
      setSubmitCount((count) => count + 1)
      return true
    },
  })

  const ready = input(values)
  const stamp = stampOf(ready)
  const { meanwhile, loadedVersion, forget, isMeanwhile } = useEditConflict<V>({
    now,
    change,
    initial,
    changed,
    stamp,
    again: () => run(ready),
  })

  const run = (input: typeof ready) => {
    sending.current = values
    void write.run(input)
  }
  const send = async () => {
    if (!ask || (await ask(values))) run(asBegun(ready, loadedVersion.current))
  }

  const idOf = (path: string) => `${prefix}-${path}`
  const field = (path: Path<V>, label: string): FieldProps => {
    labels.current.set(path, label)
    const part = schemaPart(schema, path)
    const steps = path.split('.')
    return {
      id: idOf(path),
      name: path,
      label,
      required: isRequired(part) || (needed?.(values).includes(path) ?? false),
      value: valueAt(values, steps),
      onChange: (value) =>
        change({ values: withValueAt(now.current.values, steps, value) as V, errors: errorsBut(path) }),
      onBlur() {
        const { current } = round
        afterPress(() => {
          // Taken back meanwhile, there is nothing left to check.
          if (round.current !== current) return
          const problem = problems(now.current.values)[path]
          change({ errors: { ...errorsBut(path), ...(problem && { [path]: problem }) } })
        })
      },
      error: wrongAt(path),
    }
  }
  // What is wrong beside the fields is told without a name: the contract's says nothing to a reader.
  const labelled = (path: string) => labels.current.get(fieldAt(labels.current, path)) ?? ''
  const inOrder = (paths: string[]) => {
    const order = [...labels.current.keys()]
    return paths.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  }
  return {
    values,
    set: (patch) => change({ values: { ...now.current.values, ...patch }, errors: {} }),
    reset() {
      round.current++
      forget()
      change({ values: now.current.initial, errors: {} })
    },
    field,
    changed,
    isChanged: () => isDifferent(now.current),
    valid: Object.keys(broken).length === 0,
    pending: write.pending,
    get missingFields() {
      const paths = inOrder(Object.keys(broken))
      const fields = paths.map(labelled).filter(Boolean)
      // What is wrong beside the fields is told once they are right: it cannot be filled in.
      return [...new Set(fields.length > 0 ? fields : paths.map((path) => broken[path]!))]
    },
    get visibleErrors() {
      return inOrder(Object.keys(wrong)).map((path) => ({
        id: idOf(fieldAt(labels.current, path)),
        label: labelled(path),
        text: wrongAt(path)!,
      }))
    },
    submitCount,
    meanwhile,
    at: (path) => ({ id: idOf(fieldAt(labels.current, path)), label: labelled(path) }),
    submit() {
      const found = problems(now.current.values)
      change({ errors: found })
      if (Object.keys(found).length > 0) return setSubmitCount((count) => count + 1)
      void send()
    },
  }
}

// The field itself, the one around it, or the first one in it.
function fieldAt(labels: ReadonlyMap<string, string>, path: string): string {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) if (labels.has(at)) return at
  return [...labels.keys()].find((name) => name.startsWith(`${path}.`)) ?? path
}

/** By which a record, or the whole it is part of, tells its versions apart. */
const stamps = ['modifiedAt', 'revision'] as const
type Stamped = Partial<Record<(typeof stamps)[number], Stamp>>

const stampName = (input: unknown) =>
  stamps.find((name) => (bodyOf(input) as Stamped | undefined)?.[name] !== undefined)

const stampOf = (input: unknown): Stamp | undefined => {
  const name = stampName(input)
  return name && (bodyOf(input) as Stamped)[name]
}

// Sent with the version the form began with, not with a later one the page has read since.
function asBegun<I>(input: I, stamp: Stamp | undefined): I {
  const name = stampName(input)
  return stamp === undefined || !name ? input : { ...input, body: { ...(bodyOf(input) as object), [name]: stamp } }
}

const bodyOf = (input: unknown): unknown => (input as { body?: unknown }).body

function fieldsOf({ code, details, field }: ApiError): string[] {
  const listed = code === 'request.invalid' && Array.isArray(details['fields']) ? details['fields'] : []
  return [...(listed as { field: string }[]).map((one) => one.field), ...(field ? [field] : [])]
}
