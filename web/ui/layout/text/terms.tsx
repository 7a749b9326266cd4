import { Fragment, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#contract/shapes.ts'
import { termTexts } from '#texts/terms.ts'
import { openBelow } from '../../menu/place-below.ts'
import classes from './terms.module.css'
import { useIsTopOverlay } from '../../dialog/top-overlay.ts'
import { useLanguage } from '../../data/use-texts.tsx'

type Term = { [key in keyof typeof termTexts]: key extends `term.${infer Word}` ? Word : never }[keyof typeof termTexts]
type WordKey = Extract<keyof typeof termTexts, `word.${string}`>

/** A text whose terms of licensing explain themselves, each where it stands first: `<Terms>{t('moves.bridgeHint')}</Terms>`. */
export function Terms({ children }: { children: string }) {
  const { language } = useLanguage()
  return partsOf(children, language).map(({ text, term, at }) =>
    term ? <Explained key={at} text={text} term={term} /> : <Fragment key={at}>{text}</Fragment>,
  )
}

/** Shown while the pointer or the focus is there, and after a tap; Escape closes it and nothing else. */
function Explained({ text, term }: { text: string; term: Term }) {
  const { language } = useLanguage()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLSpanElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    if (!open || !note.current || !button.current) return undefined
    // No gap: the pointer leads from the word to its note without leaving both.
    return openBelow(note.current, button.current, 0)
  }, [open])
  useIsTopOverlay(open)
  useEffect(() => {
    if (!open) return undefined
    // Wherever the focus is: a user who only points at it has it elsewhere.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', escape, true)
    return () => document.removeEventListener('keydown', escape, true)
  }, [open])
  const explanation = termTexts[`term.${term}`][language]
  return (
    <span className={classes.place} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        ref={button}
        type="button"
        className={classes.term}
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {text}
      </button>
      {open ? (
        <span ref={note} id={id} role="tooltip" popover="manual" className={classes.note}>
          {explanation}
        </span>
      ) : (
        <span id={id} hidden>
          {explanation}
        </span>
      )}
    </span>
  )
}

interface Part {
  text: string
  term: Term | null
  at: number
}

const known = new Map<Language, { pattern: RegExp; terms: ReadonlyMap<string, Term> }>()

function partsOf(text: string, language: Language): Part[] {
  const { pattern, terms } = known.get(language) ?? knownIn(language)
  const seen = new Set<Term>()
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const term = terms.get(match[0].toLowerCase())!
    if (seen.has(term)) continue
    seen.add(term)
    parts.push({ text: text.slice(from, match.index), term: null, at: from })
    from = match.index + match[0].length
    parts.push({ text: match[0], term, at: match.index })
  }
  return [...parts, { text: text.slice(from), term: null, at: from }].filter((part) => part.text !== '')
}

function knownIn(language: Language) {
  const keys = Object.keys(termTexts).filter((key): key is WordKey => key.startsWith('word.'))
  const terms = new Map(
    keys.flatMap((key) =>
      termTexts[key][language].split('|').map((word) => [word.toLowerCase(), key.slice(5) as Term] as const),
    ),
  )
  // Whole words: no letter before or after.
  const made = { pattern: new RegExp(`(?<!\\p{L})(?:${[...terms.keys()].join('|')})(?!\\p{L})`, 'giu'), terms }
  known.set(language, made)
  return made
}
