import { Anchor, Button } from '@mantine/core'
import { downloadMovingTemplate, exportMovingTables, type MovingStep, readMovingIn } from '#contract/moving-in.ts'
import { movingInTexts } from '#texts/moving-in.ts'
import { tableImportsTexts } from '#texts/table-imports.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import classes from './imports.module.css'

const texts = { ...tableImportsTexts, ...movingInTexts }

/** The tables of another portal, in the order in which they need each other, and how far each is. */
export function MovingInPage() {
  const t = useTexts(texts)
  const { language } = useLanguage()
  const download = useDownload()
  const steps = useRead(readMovingIn, {}, { every: 5000, everyWhile: isUnderWay })
  const count = (value: number) => formats.number(value, language)
  const everything = (
    <Button variant="default" onClick={() => void download(exportMovingTables, { body: { language } })}>
      {t('movingIn.exportAll')}
    </Button>
  )
  return (
    <Page title={t('movingIn.title')} context={t('movingIn.context')} action={everything}>
      <Hint>{t('movingIn.exportHint')}</Hint>
      <DataTable
        plain
        label={t('movingIn.steps')}
        read={steps}
        columns={[
          {
            key: 'kind',
            text: t('movingIn.kind'),
            render: ({ kind }) => (
              <div data-lines>
                <b>{t(`tableImports.kind.${kind}`)}</b>
                <Hint>{t(`movingIn.about.${kind}`)}</Hint>
              </div>
            ),
          },
          {
            key: 'there',
            text: t('movingIn.there'),
            render: ({ there, known }) =>
              known === 0 ? count(there) : t('movingIn.thereWithOldId', { count: count(there), known: count(known) }),
          },
          { key: 'state', text: t('movingIn.state'), render: (step) => <Standing step={step} /> },
          {
            key: 'template',
            text: t('movingIn.template'),
            render: ({ kind }) => (
              <Buttons>
                {(['csv', 'xlsx'] as const).map((format) => (
                  <Anchor
                    key={format}
                    component="button"
                    type="button"
                    aria-label={t('movingIn.templateOf', {
                      kind: t(`tableImports.kind.${kind}`),
                      format: format.toUpperCase(),
                    })}
                    onClick={() =>
                      void download(downloadMovingTemplate, { params: { kind }, query: { format, language } })
                    }
                  >
                    {format.toUpperCase()}
                  </Anchor>
                ))}
              </Buttons>
            ),
          },
        ]}
        actions={({ kind }) => (
          <LinkButton
            to="/management/imports"
            search={{ kind }}
            size="compact-sm"
            variant="default"
            aria-label={t('movingIn.uploadOf', { kind: t(`tableImports.kind.${kind}`) })}
          >
            {t('movingIn.upload')}
          </LinkButton>
        )}
      />
    </Page>
  )
}

const isUnderWay = (steps: { items: MovingStep[] } | undefined): boolean =>
  steps?.items.some(({ last }) => last?.state === 'checking' || last?.state === 'writing') ?? false

/** What has to come first, and what became of the last table. */
function Standing({ step: { missing, last } }: { step: MovingStep }) {
  const t = useTexts(texts)
  const { language } = useLanguage()
  const count = (value: number) => ({ count: formats.number(value, language) })
  const tables = missing.map((kind) => t(`tableImports.kind.${kind}`)).join(', ')
  const said = () => {
    if (!last) return t('movingIn.notYet')
    if (last.state === 'mapping') return t('movingIn.toCheck')
    if (last.state === 'checking' || last.state === 'writing') return t('movingIn.underWay')
    if (last.errors > 0) return t('movingIn.errors', count(last.errors))
    return last.toWrite > 0 ? t('movingIn.toWrite', count(last.toWrite)) : t('movingIn.fits')
  }
  return (
    <div data-lines>
      {missing.length > 0 && <div className={classes.problem}>{t('movingIn.missing', { tables })}</div>}
      <div className={last && last.errors > 0 ? classes.problem : undefined}>{said()}</div>
      {last && (
        <TextLink to="/management/imports/$id" params={{ id: last.importId }} className={classes.value ?? ''}>
          {t('movingIn.lastTable', { name: last.fileName })}
        </TextLink>
      )}
    </div>
  )
}
