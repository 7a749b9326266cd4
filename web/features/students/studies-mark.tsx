import { readMyStudies, type Studies } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { FetchLicence, usableLicences } from './fetch-licence.tsx'
import { useStepStates } from './steps.tsx'

/** On the tile of a product for students: the step that is next, or the licence file itself. */
export function StudiesMark({ productId }: { productId: string }) {
  const { data: studies } = useRead(readMyStudies, { query: { product: productId } })
  return studies ? <NextStep studies={studies} /> : null
}

function NextStep({ studies }: { studies: Studies }) {
  const t = useTexts(studentsTexts)
  const state = useStepStates(studies)[studies.step]
  const usable = usableLicences(studies)
  if (usable.length > 0)
    return usable.map((licence) => <FetchLicence key={licence.id} holdingId={studies.holdingId} licence={licence} />)
  return <p>{t('students.nextStep', { step: t(`students.step.${studies.step}`), state })}</p>
}
