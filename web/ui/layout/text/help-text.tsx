import { CloseButton } from '@mantine/core'
import { uiTexts } from '#texts/ui.ts'
import classes from './help.module.css'
import { helpTexts } from './help-texts.ts'
import { sentencesOf } from './sentences.ts'
import { useTexts } from '../../data/use-texts.tsx'

/** What is said of an entry of the menu, one sentence a line. */
export function HelpText({ of, onClose }: { of: string; onClose: () => void }) {
  const t = useTexts(helpTexts)
  const ui = useTexts(uiTexts)
  const key = `help.${of}`
  if (!(key in helpTexts)) return null
  return (
    <div className={classes.help}>
      <ul>
        {sentencesOf(t(key)).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <CloseButton aria-label={ui('ui.close')} onClick={onClose} />
    </div>
  )
}
