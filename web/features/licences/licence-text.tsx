import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { licencesTexts } from '#texts/licence-files.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './licences.module.css'
import styles from './licence-text.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface LicenceTextProps {
  text: string
  /** Before issuing: the signature is still to come. */
  unsigned?: boolean
  /** Only its heading stands there until it is opened. */
  folded?: boolean
}

/** A licence file as it is. The line pointed at or moved to with the arrow keys is explained below it. */
export function LicenceText({ text, unsigned = false, folded = false }: LicenceTextProps) {
  const t = useTexts(licencesTexts)
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState<number | null>(null)
  const lines = text.replace(/\n$/, '').split('\n')
  const title = t(unsigned ? 'licences.preview' : 'licences.file')
  const key = `licences.line.${lines[current ?? -1]?.split(' ')[0] ?? ''}`
  const meaning = key in licencesTexts ? t(key as keyof typeof licencesTexts) : ''

  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const next = Math.min(Math.max((current ?? -1) + by, 0), lines.length - 1)
    setCurrent(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const point = ({ target }: MouseEvent) => {
    const line = (target as Element).closest('li')
    if (line) setCurrent([...(list.current?.children ?? [])].indexOf(line))
  }
  const heading = <h3 className={classes.heading}>{title}</h3>
  const file = (
    <>
      <Hint mb={8}>
        {t('licences.preview.hint')} {unsigned && t('licences.preview.unsigned')}
      </Hint>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move through the lines */}
      <section
        className={styles.file}
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onFocus={() => setCurrent((line) => line ?? 0)}
        onKeyDown={move}
        onMouseOver={point}
      >
        {/* A list keeps the lines apart for screen readers, too. */}
        <ol ref={list}>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a file keep their order
            <li key={index} data-current={index === current || undefined}>
              <code>{line}</code>
            </li>
          ))}
        </ol>
      </section>
      <p className={styles.meaning} aria-live="polite">
        {meaning && t('licences.line.meaning', { number: (current ?? 0) + 1, meaning })}
      </p>
    </>
  )
  return folded ? (
    <details>
      <summary className={styles.summary}>{heading}</summary>
      {file}
    </details>
  ) : (
    <div>
      {heading}
      {file}
    </div>
  )
}
