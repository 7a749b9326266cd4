import { cancellationInput, declareCancellation } from '#contract/legal.ts'
import { legalTexts } from '#texts/legal.ts'
import { Challenge } from '#web/shared/accounts/challenge.tsx'
import { DateField } from '#web/ui/form/fields/date-field.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Declaration, useSteps } from './declaration.tsx'

const empty = {
  name: '',
  email: '',
  reference: '',
  extraordinary: false,
  reason: '',
  endDay: null as string | null,
  challenge: '',
}

/** „Verträge hier kündigen“, § 312k BGB: open to everybody, in two steps. */
export function CancellationPage() {
  const t = useTexts(legalTexts)
  const { language } = useLanguage()
  const steps = useSteps()
  const bodyOf = (values: typeof empty) => ({
    body: { ...values, reason: values.extraordinary ? values.reason : '', language },
  })
  const entry = useEntry(declareCancellation, {
    initial: empty,
    input: bodyOf,
    schema: cancellationInput,
    ask: steps.check,
  })
  const { run, pending } = useWrite(declareCancellation, { done: steps.receive, failed: steps.refused })
  const { values } = entry
  const kind = entry.field('extraordinary', t('legal.kind'))
  return (
    <Declaration
      steps={steps}
      entry={entry}
      stated={{ kind: 'cancellation', ...values }}
      declare={() => run(bodyOf(values))}
      pending={pending}
    >
      <TextField {...entry.field('name', t('legal.name'))} autoComplete="name" />
      <TextField
        {...entry.field('email', t('legal.email'))}
        type="email"
        autoComplete="email"
        hint={t('legal.emailHint')}
      />
      <TextField {...entry.field('reference', t('legal.reference'))} hint={t('legal.referenceHint')} />
      <SelectField
        {...kind}
        value={values.extraordinary ? 'extraordinary' : 'ordinary'}
        onChange={(choice: string) => kind.onChange(choice === 'extraordinary')}
        choices={[
          { value: 'ordinary', label: t('legal.ordinary') },
          { value: 'extraordinary', label: t('legal.extraordinary') },
        ]}
      />
      {values.extraordinary && <TextareaField {...entry.field('reason', t('legal.reason'))} required />}
      <DateField {...entry.field('endDay', t('legal.endDay'))} hint={t('legal.endDayHint')} />
      <Challenge field={entry.field('challenge', t('legal.challenge'))} round={steps.round} />
    </Declaration>
  )
}
