import { Input } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { registrationTexts } from '#texts/registration.ts'
import type { FieldProps } from '#web/ui/form/use-entry.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import type {} from 'altcha/types/react'
import classes from './registration.module.css'

type Widget = HTMLElement & { reset: () => void }

/** A proof of work in place of pictures to decipher; loaded with the form that needs it. `round` starts it afresh. */
export function Challenge({ field, round }: { field: FieldProps; round: number }) {
  const t = useTexts(registrationTexts)
  const { language } = useLanguage()
  const [ready, setReady] = useState(false)
  const widget = useRef<Widget>(null)
  const change = useRef(field.onChange)
  useEffect(() => {
    change.current = field.onChange
  })
  useEffect(() => {
    let here = true
    void import('./altcha.ts').then(() => here && setReady(true))
    return () => {
      here = false
    }
  }, [])
  useEffect(() => {
    const element = widget.current
    if (!ready || !element) return undefined
    const solved = (event: Event) => change.current((event as CustomEvent<{ payload?: string }>).detail.payload ?? '')
    const changed = (event: Event) => {
      if ((event as CustomEvent<{ state: string }>).detail.state !== 'verified') change.current('')
    }
    element.addEventListener('verified', solved)
    element.addEventListener('statechange', changed)
    return () => {
      element.removeEventListener('verified', solved)
      element.removeEventListener('statechange', changed)
    }
  }, [ready, language])
  useEffect(() => {
    if (round > 0) widget.current?.reset()
  }, [round])
  return (
    <Input.Wrapper id={field.id} error={field.error} label={t('registration.challenge')} required labelElement="div">
      <div id={field.id} tabIndex={-1} className={classes.challenge}>
        {ready && (
          <altcha-widget
            key={language}
            ref={widget}
            challenge="/api/registration/challenge"
            language={language}
            name="altcha"
            configuration={JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false })}
          />
        )}
      </div>
    </Input.Wrapper>
  )
}
