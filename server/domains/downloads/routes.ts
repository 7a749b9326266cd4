import * as contract from '#contract/downloads.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { dataFiles } from './queries.ts'

export const downloadRoutes: Route[] = [
  // A record without files, an invisible one and a missing one get the same answer, so that ids cannot be probed.
  on(contract.listFileReferences, async ({ db, actor, params }) => {
    const items = await dataFiles(db, actor, { record: params.id })
    return items.length > 0 ? { items } : fail('downloads.none')
  }),
  on(contract.readDataFile, async ({ db, actor, params }) => {
    const [file] = await dataFiles(db, actor, { file: params.id })
    return file ?? fail('downloads.notFound')
  }),
]
