import { exportedFileName } from '#contract/file-names.ts'
import { save } from '../../../api.ts'
import { today } from '../../data/formats.ts'
import type { Column } from '../columns/column.ts'
import { csvOf } from './csv.ts'

/** Saves rows that are here in whole as CSV, named after their list. */
export const saveRows = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]): void =>
  save(csvOf(columns, rows), exportedFileName(title, today(), 'csv'))
