import { Button } from '@mantine/core'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { type Fact, Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../configurations.module.css'
import type { Change } from './editing.ts'
import { ItemFields } from './item-fields.tsx'
import { countWords, endWords, flagWords } from './item-words.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface ItemCardProps {
  item: ConfigurationItem | undefined
  /** It came as a technical dependency and was given seats: the way back. */
  onMakeDependency?: (() => void) | undefined
  /** Null: to look at only. */
  onChange: ((change: Change) => void) | null
}

/** The chosen item: its fields to edit, or its facts to look at. */
export function ItemCard({ item, onMakeDependency, onChange }: ItemCardProps) {
  const t = useTexts(configurationsTexts)
  const title = t(onChange ? 'manager.card' : 'manager.card.look')
  return (
    <aside className={classes.card} aria-label={title}>
      <h2>{item ? item.name : title}</h2>
      {!item && <Hint>{t(onChange ? 'manager.card.none' : 'manager.card.noneLook')}</Hint>}
      {item?.count.kind === 'dependency' && <Hint>{t('manager.card.dependency')}</Hint>}
      {onMakeDependency && (
        <Button variant="default" onClick={onMakeDependency}>
          {t('manager.makeDependency')}
        </Button>
      )}
      {item && (onChange ? <ItemFields key={item.id} item={item} onChange={onChange} /> : <ItemFacts item={item} />)}
    </aside>
  )
}

function ItemFacts({ item }: { item: ConfigurationItem }) {
  const t = useTexts(configurationsTexts)
  const facts: Fact[] = [
    [t('manager.licName'), item.licName],
    [t('manager.count'), countWords(item, t)],
    [t('manager.start'), formats.date(item.startDate)],
    [t('manager.end'), endWords(item, t)],
    [t('manager.flags'), flagWords(item, t)],
  ]
  return <Facts layout="stacked" facts={facts} />
}
