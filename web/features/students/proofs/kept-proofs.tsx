import { readMyStudies } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Kept } from './proof.tsx'

/** For the page of one's account: what of the proof of one's studies is still stored, when it goes, and its removal. */
export function KeptProofs() {
  const t = useTexts(studentsTexts)
  const { data } = useRead(readMyStudies, { query: {} })
  if (!data) return null
  const { verification } = data
  if (verification.proofs.length > 0) return <Kept verification={verification} />
  return (
    <Section title={t('students.kept')}>
      <p>{t('students.nothingKept')}</p>
    </Section>
  )
}
