import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useRef, useState } from 'react'
import { finderTexts } from '#texts/finder.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useTexts } from '../../ui/use-texts.tsx'
import classes from './finder.module.css'
import { useFinds } from './use-finds.ts'
import { TextLink } from '../../ui/link.tsx'

/** Finds companies, contacts and licences by name or number, and pages; arrows move through what was found. */
export function Finder({ onClose }: { onClose: () => void }) {
  const t = useTexts(finderTexts)
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 200)
  const groups = useFinds(asked)
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus()
  }
  return (
    <Dialog title={t('finder.title')} onClose={onClose} size="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows are a shortcut; tab reaches every link */}
      <div onKeyDown={move}>
        <TextInput
          type="search"
          label={t('finder.input')}
          value={typed}
          maxLength={200}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div ref={list} aria-live="polite">
          {groups.map(({ name, finds }) => (
            <section key={name} aria-label={t(`finder.${name}`)}>
              <h3 className={classes.group}>{t(`finder.${name}`)}</h3>
              <ul className={classes.finds}>
                {finds.map(({ key, text, note, link }) => (
                  <li key={key}>
                    <TextLink {...link} onClick={onClose}>
                      {text}
                    </TextLink>
                    {note && <span className={classes.note}>{note}</span>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {asked !== '' && groups.length === 0 && <p>{t('finder.nothing')}</p>}
        </div>
      </div>
    </Dialog>
  )
}
