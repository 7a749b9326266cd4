import { Button } from '@mantine/core'
import { downloadStudentLicence, type Studies } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** The licences of a term that runs, of machines that are not taken out of use. */
export const usableLicences = ({ licences, term }: Pick<Studies, 'licences' | 'term'>): Studies['licences'] =>
  licences.filter(({ disabled }) => !disabled && !term?.ended)

interface FetchLicenceProps {
  holdingId: string
  licence: Studies['licences'][number]
  /** It is of the term after the one that runs. */
  next?: boolean
}

/** Downloads the licence file of one machine, or of any. */
export function FetchLicence({ holdingId, licence, next = false }: FetchLicenceProps) {
  const t = useTexts(studentsTexts)
  const download = useDownload()
  const fetchFile = () =>
    download(downloadStudentLicence, { params: { id: holdingId }, body: { licenceId: licence.id } })
  return (
    <div>
      <Button onClick={() => void fetchFile()}>
        {licence.machine
          ? t('students.fetchFor', { machine: licence.machine })
          : t(next ? 'students.nextFetch' : 'students.fetch')}
      </Button>
      <Hint>{licence.fileName}</Hint>
    </div>
  )
}
