import classes from './campaigns.module.css'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

interface LinesProps {
  lines: string[]
  problem?: boolean
}

/** Some sentences in one line; where there are several, each in its own on demand. */
export function Lines({ lines, problem = false }: LinesProps) {
  const kind = problem ? classes.problem : undefined
  const words = lines.join(' · ')
  if (lines.length < 2) return <span className={kind}>{words}</span>
  return (
    <details className={classes.fold}>
      <summary className={kind}>{words}</summary>
      <PlainList gap={0}>
        {lines.map((line) => (
          <li key={line} className={kind}>
            {line}
          </li>
        ))}
      </PlainList>
    </details>
  )
}
