import { declareWithdrawal } from '#contract/legal.ts'
import { legalTexts } from '#texts/legal.ts'
import { Challenge } from '#web/shared/accounts/challenge.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Declaration, useSteps } from './declaration.tsx'

const plain = { kind: 'withdrawal', extraordinary: false, reason: '', endDay: null } as const

/** „Vertrag widerrufen“, § 356a BGB: open to everybody, in two steps. */
export function WithdrawalPage() {
  const t = useTexts(legalTexts)
  const { language } = useLanguage()
  const steps = useSteps()
  const entry = useEntry(declareWithdrawal, {
    initial: { name: '', email: '', reference: '', challenge: '' },
    input: (values) => ({ body: { ...values, language } }),
    ask: steps.check,
  })
  const { run, pending } = useWrite(declareWithdrawal, { done: steps.receive, failed: steps.refused })
  return (
    <Declaration
      steps={steps}
      entry={entry}
      stated={{ ...plain, ...entry.values }}
      declare={() => run({ body: { ...entry.values, language } })}
      pending={pending}
    >
      <TextField {...entry.field('name', t('legal.name'))} autoComplete="name" />
      <TextField
        {...entry.field('email', t('legal.email'))}
        type="email"
        autoComplete="email"
        hint={t('legal.emailHint')}
      />
      <TextField {...entry.field('reference', t('legal.reference'))} hint={t('legal.referenceHintOptional')} />
      <Challenge field={entry.field('challenge', t('legal.challenge'))} round={steps.round} />
    </Declaration>
  )
}
