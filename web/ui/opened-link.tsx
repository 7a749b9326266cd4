import { Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { Operation } from '#contract/operation.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { Input } from '../api/request.ts'
import { Notice } from './error-notice.tsx'
import { LinkButton } from './link.tsx'
import { isWholeToken } from './link-token.ts'
import { Page } from './page.tsx'
import { useWrite } from './use-api.ts'
import { useLanguage } from './use-texts.tsx'

const pause = 2500

interface OpenedLinkProps<O extends Operation> {
  title: string
  /** Takes `{ token }`. */
  operation: O
  token: string
  /** What is said when the address was cut off, while it works, and afterwards. */
  words: { incomplete: string; working: string; done: string; onward: string }
  /** Where its button leads; the sign-in where nothing is said. */
  to?: '/login' | '/user'
  /** Goes on to the sign-in by itself. */
  goOn?: boolean
  /** Further ways out of a link that does not work. */
  otherwise?: ReactNode
  /** What is asked before it can be done, by the code it was refused with. */
  asks?: { code: ErrorCode; form: (done: () => void) => ReactNode }
}

/** Where the link of a mail leads: does at once what it is for, and says what came of it. */
export function OpenedLink<O extends Operation>({
  title,
  operation,
  token,
  words,
  to = '/login',
  goOn = false,
  otherwise,
  asks,
}: OpenedLinkProps<O>) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [done, setDone] = useState(false)
  const whole = isWholeToken(token)
  const { run, error } = useWrite(operation, { silent: true, done: () => setDone(true) })
  useEffect(() => {
    if (whole) void run({ body: { token } } as Input<O>)
  }, [run, token, whole])
  useEffect(() => {
    if (!done || !goOn) return undefined
    const timer = setTimeout(() => void navigate({ to: '/login' }), pause)
    return () => clearTimeout(timer)
  }, [done, goOn, navigate])
  const problem = whole ? error?.text(language) : words.incomplete
  if (asks && error?.code === asks.code && !done)
    return (
      <Page slim title={title} context={problem}>
        {asks.form(() => setDone(true))}
      </Page>
    )
  return (
    <Page slim title={title}>
      <Stack gap="sm">
        {problem && !done ? (
          <Notice>{problem}</Notice>
        ) : (
          <Text component="output">{done ? words.done : words.working}</Text>
        )}
        {(done || problem) && <LinkButton to={to}>{words.onward}</LinkButton>}
        {problem && !done && otherwise}
      </Stack>
    </Page>
  )
}
