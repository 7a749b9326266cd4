import { Select } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { createImport, deleteImport, importBytes, type ImportHead, listImports } from '#contract/imports.ts'
import { importKinds, importNeeds, type ImportKind } from '#contract/import-kinds.ts'
import { tableImportsTexts } from '#texts/table-imports.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './imports.module.css'
import { movingInId } from './moving-in-id.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

const DeleteImports = lazy(async () => ({ default: (await import('./imports-bulk.tsx')).DeleteImports }))

/** One's own imports, and a new one. */
export function ImportsPage() {
  const t = useTexts(tableImportsTexts)
  const why = useTexts(reasonsTexts)
  const list = useListState(listImports)
  const { remove } = useRemoval(deleteImport, ({ id, fileName: name }: ImportHead) => ({
    input: { params: { id } },
    title: t('tableImports.deleteTitle'),
    question: t('tableImports.deleteQuestion', { name }),
    confirmLabel: t('tableImports.deleteConfirm'),
  }))
  const actions = (row: ImportHead) => (
    <RemoveButton
      text={t('tableImports.delete', { name: row.fileName })}
      reason={row.state === 'writing' && why('reason.importRuns')}
      onClick={() => remove(row)}
    />
  )
  return (
    <Page
      title={t('tableImports.title')}
      context={t('tableImports.context')}
      action={
        <LinkButton to="/management/imports/$id" params={{ id: movingInId }} variant="default">
          {t('tableImports.movingIn')}
        </LinkButton>
      }
    >
      <Upload />
      <ListTable
        list={list}
        texts={tableImportsTexts}
        cells={{
          fileName: ({ id, fileName }) => (
            <TextLink to="/management/imports/$id" params={{ id }} className={classes.value ?? ''}>
              {fileName}
            </TextLink>
          ),
        }}
        actions={actions}
        bulk={{
          name: ({ fileName }) => fileName,
          actions: (rows, clear) => <DeleteImports imports={rows} clear={clear} />,
        }}
        underWay={({ state }) => state === 'checking' || state === 'writing'}
        empty={{ text: t('tableImports.empty') }}
      />
    </Page>
  )
}

function Upload() {
  const t = useTexts(tableImportsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const navigate = useNavigate()
  // All are needed; a list handed to `can` is one of alternatives.
  const kinds = importKinds.filter((kind) => importNeeds[kind].every((permission) => can(permission)))
  const { kind: asked } = useSearch({ from: '/management/imports' })
  const [kind, setKind] = useState<ImportKind>(kinds.find((one) => one === asked) ?? kinds[0] ?? 'companies')
  const { run, pending, error } = useWrite(createImport, {
    silent: true,
    done: ({ id }) => navigate({ to: '/management/imports/$id', params: { id } }),
  })
  return (
    <section className={classes.upload} aria-label={t('tableImports.new')}>
      <Select
        className={classes.kinds ?? ''}
        label={t('tableImports.what')}
        allowDeselect={false}
        value={kind}
        onChange={(value) => value && setKind(value)}
        data={kinds.map((value) => ({ value, label: t(`tableImports.kind.${value}`) }))}
      />
      <FileDrop
        label={t('tableImports.drop')}
        endings={['.csv', '.txt', '.xlsx']}
        limit={importBytes}
        pending={pending}
        error={error?.text(language)}
        onFile={(file) => void run({ query: { kind, fileName: file.name.slice(0, 200) }, upload: file })}
      />
      <Hint>{t('tableImports.hint')}</Hint>
    </section>
  )
}
