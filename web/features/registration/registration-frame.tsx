import type { ReactNode } from 'react'
import { registrationTexts } from '#texts/registration.ts'
import { Challenge } from '#web/shared/accounts/challenge.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import type { Entry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { PersonFields, type PersonValues } from './form-fields.tsx'

interface FrameProps {
  entry: Entry<PersonValues>
  round: number
  /** Between the person and the challenge. */
  children: ReactNode
}

/** What both ways to register begin and end with. */
export function RegistrationFrame({ entry, round, children }: FrameProps) {
  const t = useTexts(registrationTexts)
  return (
    <EntryForm mayLeave entry={entry} saveLabel={t('registration.submit')} cancel={<CancelLink to="/login" />}>
      <PersonFields entry={entry} />
      {children}
      <Challenge field={entry.field('challenge', t('registration.challenge'))} round={round} />
    </EntryForm>
  )
}
