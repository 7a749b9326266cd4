import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Operation } from '#contract/operation.ts'
import { call } from '../api.ts'
import { ApiError, asApiError } from '../api/api-error.ts'
import { type AnyInput, type Input, newKey, type Output, type Sending } from '../api/request.ts'
import { tellFailure } from './tell-failure.ts'
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

/**
 * Reads through an operation and keeps the answer until the next write: `const { data, error, isPending } = useRead(readCompany, { params: { id } })`.
 * Looking again may fail while the answer of before is kept: such an error is `readBefore`.
 */
export function useRead<O extends Operation>(
  operation: O,
  ...[input, options]: ReadArguments<O>
): UseQueryResult<Output<O>, ApiError> {
  const run = call as (operation: O, input: unknown, sending: Sending) => Promise<Output<O>>
  return useQuery<Output<O>, ApiError>({
    queryKey: [operation.name, input ?? {}],
    queryFn: async ({ client, queryKey, signal }) => {
      try {
        return await run(operation, input, { signal })
      } catch (thrown) {
        if (thrown instanceof ApiError) thrown.readBefore = client.getQueryData(queryKey) !== undefined
        throw thrown
      }
    },
    enabled: options?.enabled ?? true,
    ...(options?.keep ? { placeholderData: keepPreviousData } : {}),
    ...(options?.every
      ? {
          refetchInterval: ({ state }) =>
            options.everyWhile && !options.everyWhile(state.data as never) ? false : options.every!,
        }
      : {}),
  })
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
      try {
        const send = call as (operation: O, input: unknown, sending: Sending) => Promise<Output<O>>
        const answer = await send(operation, input, { key })
        undecided.current = null
        await latest.current.options.done?.(answer, (input ?? {}) as Input<O>)
        void queries.invalidateQueries()
        setState({ pending: writes.current.size > 1, error: null })
        return answer
      } catch (thrown) {
        const error = asApiError(thrown)
        undecided.current = error.outcomeUnknown ? { key, input } : null
        setState({ pending: writes.current.size > 1, error })
        const { failed, silent, what } = latest.current.options
        // Whoever was asked to confirm and did not wants nothing to happen, and no word about it.
        const dropped = error.code === 'session.confirmFirst'
        if (!failed?.(error, (input ?? {}) as Input<O>) && !silent && !dropped)
          tellFailure(error, latest.current.language, operation.name, what)
        return undefined
      }
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
