import { VisuallyHidden } from '@mantine/core'
import { frameUiTexts } from '#texts/ui-frame.ts'
import classes from './pending.module.css'
import { useTexts } from '../data/use-texts.tsx'

/** Stands for words that are being read: as high as they will be, so that nothing jumps when they come. */
export function Pending({ width = '12ch' }: { width?: string }) {
  const t = useTexts(frameUiTexts)
  return (
    <span className={classes.words} style={{ inlineSize: width }}>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </span>
  )
}

const widths = ['60%', '85%', '72%', '40%', '78%', '55%']

/** Stands for the content of a page or a part of it that is being read: as many lines as it will be high, about. */
export const PendingContent = ({ lines = widths.length }: { lines?: number }) => (
  <div className={classes.content} aria-hidden data-pending>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={classes.line} style={{ inlineSize: widths[line % widths.length] }} />
    ))}
  </div>
)
