import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DeclaredFile } from '#contract/legal.ts'
import { receivedText, type LegalFacts } from '#texts/legal-lines.ts'
import { legalTexts } from '#texts/legal.ts'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { IconPrint } from '#web/ui/layout/icons.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useMailedText } from '#web/shared/mails/use-mailed.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './legal.module.css'
import { Lines } from './lines.tsx'

export interface Steps {
  checking: boolean
  received: DeclaredFile | null
  check: () => Promise<false>
  back: () => void
  receive: (declared: DeclaredFile) => void
  /** How often the challenge was begun. */
  round: number
  /** What was refused goes back to the form: a challenge counts once. */
  refused: () => false
}

/** First the form, then the summary with the button that declares, then the acknowledgement. */
export function useSteps(): Steps {
  const [checking, setChecking] = useState(false)
  const [received, receive] = useState<DeclaredFile | null>(null)
  const check = () => {
    setChecking(true)
    return Promise.resolve(false as const)
  }
  const [round, setRound] = useState(0)
  const back = () => setChecking(false)
  const refused = () => {
    setRound((count) => count + 1)
    back()
    return false as const
  }
  return { checking, received, check, back, receive, round, refused }
}

interface DeclarationProps<V> {
  steps: Steps
  entry: Entry<V>
  stated: LegalFacts
  declare: () => unknown
  pending: boolean
  /** The fields of the form. */
  children: ReactNode
}

export function Declaration<V>({ steps, entry, stated, declare, pending, children }: DeclarationProps<V>) {
  const t = useTexts(legalTexts)
  const { kind } = stated
  const { checking, received } = steps
  return (
    <Page narrow title={t(`legal.${kind}.title`)} context={received ? undefined : t(`legal.${kind}.context`)}>
      {received ? (
        <Receipt received={received} />
      ) : checking ? (
        <Check stated={stated} onBack={steps.back} declare={declare} pending={pending} />
      ) : (
        <EntryForm entry={entry} offered mayLeave saveLabel={t('legal.continue')}>
          {children}
        </EntryForm>
      )}
    </Page>
  )
}

interface CheckProps {
  stated: LegalFacts
  onBack: () => void
  declare: () => unknown
  pending: boolean
}

function Check({ stated, onBack, declare, pending }: CheckProps) {
  const t = useTexts(legalTexts)
  const button = t(`legal.${stated.kind}.confirm`)
  return (
    <Step title={t('legal.check')}>
      <Lines stated={stated} />
      <p>{t('legal.checkHint', { button })}</p>
      <div className={classes.buttons}>
        <Button loading={pending} onClick={() => void declare()}>
          {button}
        </Button>
        <Button variant="default" disabled={pending} onClick={onBack}>
          {t('legal.back')}
        </Button>
      </div>
    </Step>
  )
}

function Receipt({ received }: { received: DeclaredFile }) {
  const t = useTexts(legalTexts)
  const done = useMailedText(t('legal.doneText', { email: received.email }))
  const { language } = useLanguage()
  const more: [string, string][] = [
    [t('legal.received'), receivedText(received.receivedAt, language)],
    [t('legal.number'), received.id],
  ]
  return (
    <Step title={t(`legal.${received.kind}.done`)}>
      <p>{done}</p>
      <Lines stated={received} more={more} />
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconPrint />} onClick={() => globalThis.print()}>
          {t('legal.print')}
        </Button>
      </div>
    </Step>
  )
}

/** A step takes the focus, so that it is read out and the keyboard goes on there. */
function Step({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.step} aria-label={title}>
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
