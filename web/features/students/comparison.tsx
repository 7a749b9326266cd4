import { Table } from '@mantine/core'
import type { Studies } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './students.module.css'

/** What the textbook edition has beside the student version, feature by feature. */
export function Comparison({ lines }: { lines: Studies['product']['comparison'] }) {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  return (
    <div className={classes.scroll}>
      <Table aria-label={t('students.comparisonTab')} withTableBorder>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('students.feature')}</Table.Th>
            <Table.Th scope="col">{t('students.textbookColumn')}</Table.Th>
            <Table.Th scope="col">{t('students.studentColumn')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.de}>
              <Table.Th scope="row">{line[language]}</Table.Th>
              <Table.Td>{(language === 'en' && line.textbookEn) || line.textbook}</Table.Td>
              <Table.Td>{(language === 'en' && line.studentEn) || line.student}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
