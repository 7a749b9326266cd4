import { useState } from 'react'
import { companyForm, privateForm, register } from '#contract/registration.ts'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { useLanguage } from '#web/ui/data/use-texts.tsx'
import type { PersonValues } from './form-fields.tsx'

/** A registration form: what it sends beyond its fields, and what becomes of it. */
export function useRegistration<V extends PersonValues & Record<string, unknown>>(
  kind: 'private' | 'company',
  initial: V,
  {
    more,
    needed,
    sent,
    exists,
  }: {
    more?: object
    needed?: (values: V) => readonly string[]
    sent: (email: string) => void
    exists: () => void
  },
) {
  const { language } = useLanguage()
  const [round, setRound] = useState(0)
  const entry = useEntry<typeof register, V>(register, {
    initial,
    ...(needed && { needed }),
    schema: kind === 'private' ? privateForm : companyForm,
    input: (values) => ({ body: { kind, language, ...more, ...values } }) as never,
    done: (_, { email }) => sent(email),
    failed: ({ code }) => {
      // A challenge counts once: whatever was refused needs a new one.
      setRound((count) => count + 1)
      if (code !== 'registration.userExists') return false
      exists()
      return true
    },
  })
  return { entry, round }
}
