import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Operation } from '#contract/operation.ts'
import { call } from '../../api.ts'
import { ApiError, asApiError } from '../../api/api-error.ts'
import { type AnyInput, type Input, newKey, type Output, type RequestOptions } from '../../api/request.ts'
import { tellFailure } from '../feedback/tell-failure.ts'
import { useLanguage } from './use-texts.tsx'

interface ReadOptions {
  /** false: not yet (something it depends on is missing). */
  enabled?: boolean
  /** Keep showing the last answer while the next one loads. */
  keep?: boolean
  /** Ask again every so many milliseconds, where given while the answer says so. */
  every?: number
  everyWhile?: (answer: never) => boolean
}

type ReadArguments<O extends Operation> =
  {} extends Input<O> ? [input?: Input<O>, options?: ReadOptions] : [input: Input<O>, options?: ReadOptions]

interface Reading<T> {
  data: T | undefined
  /** Why there are no data. */
  error: ApiError | null
  /** Why the data could not be read again; they stay. */
  refetchError: ApiError | null
  refetch: () => Promise<unknown>
  isFetching: boolean
  /** The first answer is awaited; not where nothing is asked yet. */
  isPending: boolean
  /** `data` are those of the last input while the next ones load. */
  isPlaceholderData: boolean
}

/** Reads through an operation and keeps the answer until the next write: `const { data, error } = useRead(readCompany, { params: { id } })`. */
export function useRead<O extends Operation>(operation: O, ...[input, options]: ReadArguments<O>): Reading<Output<O>> {
  const run = call as (operation: O, input: unknown, sending: RequestOptions) => Promise<Output<O>>
  const enabled = options?.enabled ?? true
  const { data, error, refetch, isFetching, isPending, isPlaceholderData } = useQuery<Output<O>, ApiError>({
    queryKey: [operation.name, input ?? {}],
    queryFn: ({ signal }) => run(operation, input, { signal }),
    enabled,
    ...(options?.keep ? { placeholderData: keepPreviousData } : {}),
    ...(options?.every
      ? {
          refetchInterval: ({ state }) =>
            options.everyWhile && !options.everyWhile(state.data as never) ? false : options.every!,
        }
      : {}),
  })
  const none = data === undefined
  return {
    data,
    error: none ? error : null,
    refetchError: none ? null : error,
    refetch,
    isFetching,
    isPending: enabled && isPending,
    isPlaceholderData,
  }
}

interface WriteOptions<O extends Operation> {
  /** After success, with the answer and what was sent. */
  done?: (answer: Output<O>, input: Input<O>) => unknown
  /** Return true when the error is shown already (a field of a form); else it is notified. */
  failed?: (error: ApiError, input: Input<O>) => boolean | void
  /** What could not be done, told before the reason. */
  what?: string
  /** No notification of failures at all. */
  silent?: boolean
}

interface Write<O extends Operation> {
  /**
   * Sends once, however often it is called while pending: a form pressed twice. What other `params` name, such as another
   * row, is sent after it. Resolves to the answer, or undefined after a failure and where nothing was sent.
   */
  run: (...input: {} extends Input<O> ? [input?: Input<O>] : [input: Input<O>]) => Promise<Output<O> | undefined>
  pending: boolean
  error: ApiError | null
}

/** Writes through an operation; success makes all cached reads fresh again. */
export function useWrite<O extends Operation>(operation: O, options: WriteOptions<O> = {}): Write<O> {
  const queries = useQueryClient()
  const { language } = useLanguage()
  const [state, setState] = useState<{ pending: boolean; error: ApiError | null }>({ pending: false, error: null })
  // What is on its way or waits, by the thing its address names.
  const writes = useRef(new Map<string | undefined, Promise<unknown>>())
  const undecided = useRef<{ key: string; input: unknown } | null>(null)
  const latest = useRef({ options, language })
  useEffect(() => {
    latest.current = { options, language }
  })

  const write = useCallback(
    async (input?: Input<O>) => {
      setState({ pending: true, error: null })
      const repeated = undecided.current && sameInput(undecided.current.input, input)
      const key = repeated ? undecided.current!.key : newKey()
      const send = call as (operation: O, input: unknown, sending: RequestOptions) => Promise<Output<O>>
      let answer: Output<O>
      try {
        answer = await send(operation, input, { key })
      } catch (thrown) {
        const error = asApiError(thrown)
        undecided.current = error.outcomeUnknown ? { key, input } : null
        setState({ pending: writes.current.size > 1, error })
        const { failed, silent, what } = latest.current.options
        // A confirmation that was cancelled does nothing and shows no message.
        const dropped = error.code === 'session.confirmFirst'
        if (!failed?.(error, (input ?? {}) as Input<O>) && !silent && !dropped)
          tellFailure(error, latest.current.language, operation.name, what)
        return undefined
      }
      undecided.current = null
      try {
        // The page that `done` leads to reads again instead of showing what was true before.
        void queries.invalidateQueries({ refetchType: 'none' })
        await latest.current.options.done?.(answer, (input ?? {}) as Input<O>)
      } finally {
        void queries.refetchQueries({ type: 'active' })
        setState({ pending: writes.current.size > 1, error: null })
      }
      return answer
    },
    [operation, queries],
  )
  const run = useCallback(
    (input?: Input<O>) => {
      const thing = JSON.stringify((input as AnyInput | undefined)?.params)
      const under = writes.current
      if (under.has(thing)) return Promise.resolve(undefined)
      const before = under.size > 0 && Promise.all(under.values())
      const written = (before ? before.then(() => write(input)) : write(input)).finally(() => under.delete(thing))
      under.set(thing, written)
      return written
    },
    [write],
  )
  return { run, ...state }
}

export const sameInput = (a: unknown, b: unknown) => {
  const upload = (value: unknown) => (value as { upload?: Blob } | undefined)?.upload
  return upload(a) === upload(b) && JSON.stringify(a) === JSON.stringify(b)
}
