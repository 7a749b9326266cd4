import { Anchor } from '@mantine/core'
import { listPrograms, type Program } from '#contract/programs.ts'
import { programsTexts } from '#texts/programs.ts'
import { formats } from '../../ui/data/formats.ts'
import { useRead } from '../../ui/data/use-api.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { Hint } from '../../ui/layout/text/words.tsx'
import classes from './programs.module.css'

/** The programs for the customer's machine, for each system one to download, with their hashes; nothing where none is installed. */
export function Programs({ purpose }: { purpose: Program['purpose'] }) {
  const t = useTexts(programsTexts)
  const { language } = useLanguage()
  const { data } = useRead(listPrograms, {})
  const programs = data?.items.filter((program) => program.purpose === purpose) ?? []
  if (programs.length === 0) return null
  return (
    <Hint component="div">
      {t(`programs.${purpose}`)}{' '}
      {programs.map(({ fileName, system, size }, at) => (
        <span key={fileName}>
          {at > 0 && ' · '}
          <Anchor href={`/api/programs/${fileName}`} download inherit className={classes.link}>
            {t(`programs.system.${system}`)} ({formats.size(size, language)})
          </Anchor>
        </span>
      ))}
      <details>
        <summary>{t('programs.sums')}</summary>
        {programs.map(({ fileName, sha256 }) => (
          <code key={fileName} className={classes.sum}>
            {sha256} {fileName}
          </code>
        ))}
      </details>
    </Hint>
  )
}
