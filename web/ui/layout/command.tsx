import { ActionIcon } from '@mantine/core'
import { uiTexts } from '#texts/ui.ts'
import { useCopy } from '../data/use-copy.ts'
import { useTexts } from '../data/use-texts.tsx'
import classes from './command.module.css'
import { IconCopy } from './icons.tsx'

/** A line to type into a console, whole at any width, with a button that copies it. */
export function Command({ line }: { line: string }) {
  const t = useTexts(uiTexts)
  const copy = useCopy()
  return (
    <span className={classes.command}>
      <code className={classes.line}>{line}</code>
      <ActionIcon variant="subtle" aria-label={t('ui.copy')} onClick={() => copy(line, t('ui.copied'))}>
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}
