import type { Validity } from '#contract/validity.ts'
import { validityWords } from '#texts/passport-words.ts'
import { useLanguage } from '#web/ui/data/use-texts.tsx'
import classes from './passport.module.css'

/** How long something still runs, in words; a mark beside it for what ends soon or has ended. */
export function ValidityLine({ validity }: { validity: Validity }) {
  const { language } = useLanguage()
  return (
    <span className={classes.validity} data-state={validity.state}>
      {validityWords(validity, language)}
    </span>
  )
}
