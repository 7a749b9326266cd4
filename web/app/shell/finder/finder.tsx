import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { finderTexts } from '#texts/finder.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useSession } from '../../../ui/data/use-session.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import classes from './finder.module.css'
import { type SearchResult, useSearchResults } from './use-search-results.ts'

/** Finds records, pages and what can be begun: the first hit is chosen, arrows choose another, Enter opens it. */
export function Finder({ onClose }: { onClose: () => void }) {
  const t = useTexts(finderTexts)
  const { can } = useSession()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 150)
  const { groups: found, pending, failed } = useSearchResults(asked)
  // What is pressed stays until it is let go: what comes in meanwhile would take the click.
  const [pressed, setPressed] = useState<typeof found>()
  const groups = pressed ?? found
  const holdPressed = ({ button }: PointerEvent) => {
    // For another one the browser may open a menu, and never tell that it was let go.
    if (button !== 0) return
    setPressed(found)
    const letGo = new AbortController()
    // The click itself follows the pointer's events before any timer.
    const release = () => {
      letGo.abort()
      setTimeout(() => setPressed(undefined))
    }
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { signal: letGo.signal })
  }
  const all = groups.flatMap(({ finds }) => finds)
  const [marked, setMarked] = useState<string>()
  const [known, setKnown] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    setMarked(undefined)
  }
  // What comes in later does not move the choice from under the finger.
  const chosen = all.find(({ key }) => key === marked) ?? all[0]
  const id = useId()
  const optionId = (find: SearchResult) => `${id}${find.key}`
  const ready = typed.trim() === asked && !pending
  const entered = useRef(false)
  const open = useCallback(
    ({ href, run }: SearchResult) => {
      onClose()
      // Once the dialog is gone: what asks or opens another takes the focus from the list.
      if (run) setTimeout(run)
      else if (href !== undefined) void router.navigate({ href })
    },
    [onClose, router],
  )
  useEffect(() => {
    if (!entered.current || !ready) return
    entered.current = false
    if (chosen) open(chosen)
  }, [ready, chosen, open])
  const list = useRef<HTMLDivElement>(null)
  const mark = (find: SearchResult | undefined) => {
    setMarked(find?.key)
    const option = find && list.current?.querySelector(`[id="${optionId(find)}"]`)
    option?.scrollIntoView({ block: 'nearest' })
  }

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && chosen) {
      event.preventDefault()
      mark(all[(all.indexOf(chosen) + step + all.length) % all.length])
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    // A fast typist presses Enter before the answer is there: it opens when it comes.
    if (ready && chosen) open(chosen)
    else entered.current = true
  }
  const click = (event: MouseEvent, find: SearchResult) => {
    // In a new tab or window the browser opens it by itself.
    if (find.href && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
    open(find)
  }
  return (
    <Dialog title={t('finder.title')} onClose={onClose} size="lg" top>
      <TextInput
        type="search"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field with a list of its own, as WAI-ARIA describes it
        role="combobox"
        aria-expanded={all.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={chosen ? optionId(chosen) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        label={t(can('companies.list') ? 'finder.input' : 'finder.inputOwn')}
        value={typed}
        maxLength={200}
        data-autofocus
        onKeyDown={press}
        onChange={(event) => {
          entered.current = false
          setTyped(event.currentTarget.value)
        }}
      />
      <div
        ref={list}
        id={`${id}list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
        role="listbox"
        aria-label={t('finder.found')}
        className={classes.list}
        onPointerDown={holdPressed}
      >
        {groups.map(({ name, finds }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group within a listbox, as WAI-ARIA names it
          <div key={name} role="group" aria-label={t(`finder.${name}`)}>
            <div className={classes.group} aria-hidden>
              {t(`finder.${name}`)}
            </div>
            {finds.map((find) => (
              <a
                key={find.key}
                id={optionId(find)}
                href={find.href}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
                role="option"
                tabIndex={-1}
                aria-selected={find === chosen}
                className={classes.find}
                onMouseMove={() => setMarked(find.key)}
                onClick={(event) => click(event, find)}
              >
                <span>{find.text}</span>
                {find.note && <span className={classes.note}>{find.note}</span>}
                {find.letter && (
                  <kbd className={classes.letter} aria-hidden>
                    {find.letter}
                  </kbd>
                )}
              </a>
            ))}
          </div>
        ))}
      </div>
      <p aria-live="polite" className={classes.none}>
        {asked !== '' && !pending && (failed ? t('finder.failed') : all.length === 0 && t('finder.nothing'))}
      </p>
    </Dialog>
  )
}
