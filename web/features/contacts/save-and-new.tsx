import { Button } from '@mantine/core'
import { type RefObject, useRef } from 'react'
import { contactsTexts } from '#texts/contacts.ts'
import type { Entry } from '#web/ui/form/use-entry.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

interface Wish {
  /** Whether the save under way was meant to be followed by a new contact. */
  another: RefObject<boolean>
  /** For `ask` of the entry: the form is valid, and it is known which of the two buttons was meant. */
  decide: () => Promise<boolean>
  /** Submits as the second button means it. */
  submitForAnother: (submit: () => void) => void
}

export function useSaveAndNew(): Wish {
  const wished = useRef(false)
  const another = useRef(false)
  return {
    another,
    decide() {
      another.current = wished.current
      return Promise.resolve(true)
    },
    submitForAnother(submit) {
      wished.current = true
      submit()
      wished.current = false
    },
  }
}

/** Beside save: saves and goes on with the next contact. */
export function SaveAndNewButton<V>({ entry, wish }: { entry: Entry<V>; wish: Wish }) {
  const t = useTexts(contactsTexts)
  const ready = entry.changed && entry.valid
  return (
    <Button
      variant="default"
      loading={entry.pending}
      onClick={() => entry.changed && wish.submitForAnother(entry.submit)}
      {...(ready ? {} : { 'data-disabled': true, 'aria-disabled': true })}
    >
      {t('contacts.saveAndNew')}
    </Button>
  )
}
