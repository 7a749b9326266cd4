import { Button } from '@mantine/core'
import { type RefObject, useRef } from 'react'
import type { Entry } from './entry/use-entry.ts'

interface Wish {
  /** Whether the save under way was meant by the second button. */
  another: RefObject<boolean>
  /** For `ask` of the entry: the form is valid, and it is known which of the two buttons was meant. */
  decide: () => Promise<boolean>
  /** Submits as the second button means it. */
  submitForAnother: (submit: () => void) => void
}

/** Tells which of two buttons of a form was pressed. */
export function useSecondSave(): Wish {
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

interface SecondSaveProps<V> {
  entry: Entry<V>
  wish: Wish
  /** What follows the saving: "Speichern und neu". */
  label: string
  /** Nothing needs to be changed first. */
  offered?: boolean
}

/** Beside save: saves and goes on with what comes next. */
export function SecondSaveButton<V>({ entry, wish, label, offered = false }: SecondSaveProps<V>) {
  const wanted = offered || entry.changed
  const ready = wanted && entry.valid
  return (
    <Button
      variant="default"
      loading={entry.pending}
      onClick={() => wanted && wish.submitForAnother(entry.submit)}
      {...(ready ? {} : { 'data-disabled': true, 'aria-disabled': true })}
    >
      {label}
    </Button>
  )
}
