import { Button, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { Operation } from '#contract/operation.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { Input, Output } from '../../api/request.ts'
import { Notice } from './error-notice.tsx'
import { LinkButton } from '../layout/link.tsx'
import { Page } from '../layout/page/page.tsx'
import { useWrite } from '../data/use-api.ts'
import { useLanguage } from '../data/use-texts.tsx'

const pause = 2500

interface OpenedLinkProps<O extends Operation> {
  title: string
  operation: O
  /** What the address hands to the operation; null: it was cut off. */
  input: Input<O> | null
  words: {
    incomplete: string
    /** What will happen, and the button that makes it happen. */
    what: string
    act: string
    done: string | ((answer: Output<O>) => string)
    onward: string
  }
  /** Where its button leads; the sign-in where nothing is said. */
  to?: '/login' | '/user' | '/products/Student'
  /** Goes on to the sign-in by itself. */
  goOn?: boolean
  /** Further ways out of a link that does not work. */
  otherwise?: ReactNode
  /** What is asked before it can be done, by the code it was refused with. */
  asks?: { code: ErrorCode; form: (done: () => void) => ReactNode }
}

/**
 * Where the link of a mail leads: says what it is for and does it at the press of a button. Scanners of mailboxes open
 * links as well, so opening one changes nothing.
 */
export function OpenedLink<O extends Operation>({
  title,
  operation,
  input,
  words,
  to = '/login',
  goOn = false,
  otherwise,
  asks,
}: OpenedLinkProps<O>) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [done, setDone] = useState<string | null>(null)
  const finish = (answer: Output<O>) => setDone(typeof words.done === 'string' ? words.done : words.done(answer))
  const { run, error, pending } = useWrite(operation, { silent: true, done: finish })
  useEffect(() => {
    if (done === null || !goOn) return undefined
    const timer = setTimeout(() => void navigate({ to: '/login' }), pause)
    return () => clearTimeout(timer)
  }, [done, goOn, navigate])
  if (asks && error?.code === asks.code && done === null)
    return (
      <Page slim title={title} context={error.text(language)}>
        {asks.form(() => setDone(typeof words.done === 'string' ? words.done : ''))}
      </Page>
    )
  const problem = done === null && (input ? error?.text(language) : words.incomplete)
  return (
    <Page slim title={title}>
      <Stack gap="sm">
        {problem && <Notice>{problem}</Notice>}
        {done !== null && <Text component="output">{done}</Text>}
        {done === null && !problem && input && (
          <>
            <Text>{words.what}</Text>
            <Button loading={pending} onClick={() => void run(input)}>
              {words.act}
            </Button>
          </>
        )}
        {(done !== null || problem) && <LinkButton to={to}>{words.onward}</LinkButton>}
        {problem && otherwise}
      </Stack>
    </Page>
  )
}
