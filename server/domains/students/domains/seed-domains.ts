import type { Db } from '#platform/database/database.ts'
import { hasDomains, insertDomains } from '../queries.ts'
import { numberOfList, setNumberOfList } from './list-queries.ts'
import { seedProofLabels } from './proof-label-queries.ts'
import { freeMailers, universities } from './university-list.ts'

/** Who writes from below a university's domain and is no student of it any more, or never was. */
/** One list for each release that brought some; a label that staff removed does not come back with the next. */
const labelLists: readonly (readonly string[])[] = [
  [
    'absolvent',
    'absolventen',
    'alumna',
    'alumnae',
    'alumni',
    'alumnus',
    'ehemalige',
    'emeritus',
    'ex-students',
    'exstudents',
    'extern',
    'externe',
    'external',
    'freunde',
    'friends',
    'gaeste',
    'gast',
    'guest',
    'guests',
    'gruender',
    'hospital',
    'klinik',
    'klinikum',
    'pensionaer',
    'retired',
    'spinoff',
    'startup',
    'uniklinik',
    'uniklinikum',
  ],
  ['emerita', 'emeriti'],
]

/**
 * Puts the lists of universities, schools and free mailers into an installation. A newer list of universities brings what
 * is new in it; what staff changed or removed stays as they left it. Safe to run in parallel.
 */
export async function seedStudentDomains(db: Db): Promise<void> {
  if (!(await hasDomains(db, 'free'))) await insertDomains(db, freeMailers(), 'free')
  const held = await numberOfList(db, 'universities')
  const list = universities()
  const newest = Math.max(...list.map(({ since }) => since))
  if (held < newest)
    await db.transaction().execute(async (tx) => {
      const added = list.filter(({ since }) => since > held)
      await insertDomains(
        tx,
        added.filter(({ school }) => !school),
        'university',
      )
      await insertDomains(
        tx,
        added.filter(({ school }) => school),
        'school',
      )
      await setNumberOfList(tx, 'universities', newest)
    })
  const labelsHeld = await numberOfList(db, 'proofLabels')
  if (labelsHeld < labelLists.length)
    await db.transaction().execute(async (tx) => {
      await seedProofLabels(tx, labelLists.slice(labelsHeld).flat())
      await setNumberOfList(tx, 'proofLabels', labelLists.length)
    })
}
