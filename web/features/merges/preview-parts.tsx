import { Alert } from '@mantine/core'
import type { MergePreview } from '#contract/merges.ts'
import { mergesTexts } from '#texts/merges.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { useMergeWords } from './words.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { MarkedList } from '#web/ui/layout/plain-list.tsx'

/** What comes along with the record that goes. */
export function Moves({ moves }: Pick<MergePreview, 'moves'>) {
  const t = useTexts(mergesTexts)
  const words = useMergeWords()
  return (
    <Section title={t('merges.moves')}>
      {moves.length === 0 && <p>{t('merges.noMoves')}</p>}
      <MarkedList>
        {moves.map(({ what, count }) => (
          <li key={what}>
            {words.thing(what)}: {count}
          </li>
        ))}
      </MarkedList>
    </Section>
  )
}

/** What does not simply move, said before it happens; some of it must be solved first. */
export function Conflicts({ conflicts }: Pick<MergePreview, 'conflicts'>) {
  const t = useTexts(mergesTexts)
  const words = useMergeWords()
  if (conflicts.length === 0) return null
  const blocking = conflicts.some((one) => one.blocking)
  return (
    <Alert mb="md" color={blocking ? 'red' : 'yellow'} title={t('merges.conflicts')}>
      <MarkedList>
        {conflicts.map(({ code, names }) => {
          const things = code === 'setAside' || code === 'blocked'
          const said = names.map((name) => (things ? words.thing(name) : name)).join(', ')
          return <li key={`${code} ${said}`}>{t(`merges.conflict.${code}`, { names: said })}</li>
        })}
      </MarkedList>
    </Alert>
  )
}
