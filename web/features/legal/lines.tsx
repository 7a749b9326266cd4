import { legalLines, type Stated } from '#texts/legal-lines.ts'
import { useLanguage } from '#web/ui/use-texts.tsx'
import classes from './legal.module.css'

/** What a declaration says, and further lines about it. */
export function Lines({ stated, more = [] }: { stated: Stated; more?: [string, string][] }) {
  const { language } = useLanguage()
  return (
    <dl className={classes.lines}>
      {[...legalLines(stated, language), ...more].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
