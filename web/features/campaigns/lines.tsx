import { campaignsTexts } from '#texts/campaigns.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './campaigns.module.css'

/** More than these would push the next company off the screen. */
const shown = 3

interface LinesProps {
  lines: string[]
  problem?: boolean
}

/** Some sentences, one a line; the first few, and the others on demand. */
export function Lines({ lines, problem = false }: LinesProps) {
  const t = useTexts(campaignsTexts)
  if (lines.length === 0) return null
  const few = lines.length <= shown + 1
  return (
    <>
      <List lines={few ? lines : lines.slice(0, shown)} problem={problem} />
      {!few && (
        <details>
          <summary>{t('campaigns.moreLines', { count: lines.length - shown })}</summary>
          <List lines={lines.slice(shown)} problem={problem} />
        </details>
      )}
    </>
  )
}

const List = ({ lines, problem }: { lines: string[]; problem: boolean }) => (
  <ul className={classes.lines}>
    {lines.map((line) => (
      <li key={line} className={problem ? classes.problem : undefined}>
        {line}
      </li>
    ))}
  </ul>
)
