import { viewsTexts } from '#texts/views.ts'
import { IconClose } from '../../layout/icons.tsx'
import { useTexts } from '../../data/use-texts.tsx'
import classes from './toolbar.module.css'

export interface Chip {
  key: string
  text: string
  remove: () => void
}

/** The filters in use, each with a cross that takes it away. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  const t = useTexts(viewsTexts)
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('views.filters')}>
      {chips.map(({ key, text, remove }) => (
        <li key={key}>
          {text}
          <button type="button" aria-label={t('views.removeFilter', { name: text })} onClick={remove}>
            <IconClose size="0.875rem" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" onClick={() => chips.forEach(({ remove }) => remove())}>
            {t('views.removeAll')}
          </button>
        </li>
      )}
    </ul>
  )
}
