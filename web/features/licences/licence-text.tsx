import { Tooltip } from '@mantine/core'
import { licencesTexts } from '#texts/licence-files.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './licences.module.css'

/** A licence file as it is, each line explained on hover and focus. */
export function LicenceText({ text }: { text: string }) {
  const t = useTexts(licencesTexts)
  const lines = text.replace(/\n$/, '').split('\n')
  return (
    <section aria-label={t('licences.preview')}>
      <h3 className={classes.heading}>{t('licences.preview')}</h3>
      <p className={classes.hint}>{t('licences.preview.hint')}</p>
      {/* A list keeps the lines apart for screen readers, too. */}
      <ol className={classes.file}>
        {lines.map((line, index) => {
          const key = `licences.line.${line.split(' ')[0] ?? ''}`
          const meaning = key in licencesTexts ? t(key as keyof typeof licencesTexts) : undefined
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a file keep their order
            <li key={index}>
              {meaning ? (
                <Tooltip
                  label={meaning}
                  events={{ hover: true, focus: true, touch: true }}
                  multiline
                  position="top-start"
                >
                  {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the explanation must be reachable by keyboard */}
                  <code tabIndex={0}>{line}</code>
                </Tooltip>
              ) : (
                <code>{line}</code>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
