import { Button } from '@mantine/core'
import { useState } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { uiTexts } from '#texts/ui.ts'
import { asApiError } from '../../../api/api-error.ts'
import { formats } from '../../data/formats.ts'
import { useDisabledReason } from '../../feedback/use-disabled-reason.tsx'
import { IconDownload } from '../../layout/icons.tsx'
import { Menu, MenuItem } from '../../menu/menu.tsx'
import { notify } from '../../feedback/notify.ts'
import { useLanguage, useTexts } from '../../data/use-texts.tsx'
import type { TableFrameProps } from '../table-props.ts'

type ExportProps<Row> = Pick<TableFrameProps<Row>, 'columns'> & {
  /** undefined while they are not here. */
  total: number | undefined
  exporting: NonNullable<TableFrameProps<Row>['exporting']>
}

/** Saves what the table holds, as it is searched, filtered and sorted. */
export function ExportButton<Row>({ exporting, columns, total }: ExportProps<Row>) {
  return 'file' in exporting ? (
    <FileMenu file={exporting.file} total={total} />
  ) : (
    <RowsButton name={exporting.name} rows={exporting.rows} columns={columns} />
  )
}

function RowsButton<Row>({
  name,
  rows,
  columns,
}: Pick<ExportProps<Row>, 'columns'> & { name: string; rows: readonly Row[] }) {
  const t = useTexts(uiTexts)
  const { language } = useLanguage()
  const shell = useTexts(shellTexts)
  const save = async () => {
    try {
      const { saveRows } = await import('./rows-file.ts')
      saveRows(name, columns, rows)
      notify.success(t('ui.exported', { count: formats.number(rows.length, language) }))
    } catch {
      notify.error(shell('shell.notArrived'))
    }
  }
  const { props, run, description } = useDisabledReason(rows.length === 0 ? t('ui.exportNothing') : '')
  return (
    <>
      <Menu
        button={({ onClick, ...attributes }) => (
          <Button
            variant="default"
            leftSection={<IconDownload />}
            {...attributes}
            {...props}
            onClick={() => run(onClick)}
          >
            {t('ui.exportMenu')}
          </Button>
        )}
      >
        <MenuItem onClick={() => void save()}>{t('ui.exportRows')}</MenuItem>
      </Menu>
      {description}
    </>
  )
}

function FileMenu({ file, total }: { file: (format: 'csv' | 'xlsx') => Promise<string>; total: number | undefined }) {
  const t = useTexts(uiTexts)
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  async function run(format: 'csv' | 'xlsx') {
    setBusy(true)
    try {
      notify.success(t('ui.exportedFile', { name: await file(format) }))
    } catch (thrown) {
      notify.error(asApiError(thrown).text(language))
    } finally {
      setBusy(false)
    }
  }
  const reason = useDisabledReason(
    total === undefined
      ? t('ui.exportNotYet')
      : total === 0
        ? t('ui.exportNothing')
        : busy
          ? t('ui.exportRunning')
          : '',
  )
  return (
    <>
      <Menu
        button={({ onClick, ...attributes }) => (
          <Button
            variant="default"
            leftSection={<IconDownload />}
            {...attributes}
            {...reason.props}
            onClick={() => reason.run(onClick)}
          >
            {t(busy ? 'ui.exporting' : 'ui.exportMenu')}
          </Button>
        )}
      >
        <MenuItem onClick={() => void run('csv')}>{t('ui.exportCsv')}</MenuItem>
        <MenuItem onClick={() => void run('xlsx')}>{t('ui.exportWorkbook')}</MenuItem>
      </Menu>
      {reason.description}
    </>
  )
}
