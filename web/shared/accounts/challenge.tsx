import { Input } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from '../../ui/form/entry/use-entry.ts'
import { useLanguage } from '../../ui/data/use-texts.tsx'
import classes from './challenge.module.css'

/**
 * A proof of work in place of pictures to decipher; loaded with the form that needs it. `field` is the entry of a form
 * called `challenge`, `round` starts it afresh.
 */
export function Challenge({ field, round }: { field: FieldProps; round: number }) {
  const { language } = useLanguage()
  const label = `${field.id}-label`
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let here = true
    void import('./altcha.ts').then(() => here && setReady(true))
    return () => {
      here = false
    }
  }, [])
  return (
    <Input.Wrapper error={field.error} label={field.label} labelProps={{ id: label }} required labelElement="div">
      <fieldset id={field.id} aria-labelledby={label} tabIndex={-1} className={classes.challenge}>
        {ready && <Widget key={`${language} ${round}`} language={language} onChange={field.onChange} />}
      </fieldset>
    </Input.Wrapper>
  )
}

// It is solved while the form is filled in: nothing is left to press.
const look = JSON.stringify({ auto: 'onfocus', hideFooter: true, hideLogo: true, humanInteractionSignature: false })

function Widget({ language, onChange }: { language: string; onChange: (payload: string) => void }) {
  const widget = useRef<HTMLElement>(null)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    const element = widget.current!
    const solved = (event: Event) => change.current((event as CustomEvent<{ payload?: string }>).detail.payload ?? '')
    const changed = (event: Event) => {
      if ((event as CustomEvent<{ state: string }>).detail.state !== 'verified') change.current('')
    }
    element.addEventListener('verified', solved)
    element.addEventListener('statechange', changed)
    // Another language or another round: what was solved before counts no more.
    change.current('')
    return () => {
      element.removeEventListener('verified', solved)
      element.removeEventListener('statechange', changed)
    }
  }, [])
  return (
    <altcha-widget
      ref={widget}
      challenge="/api/registration/challenge"
      language={language}
      name="altcha"
      configuration={look}
    />
  )
}
