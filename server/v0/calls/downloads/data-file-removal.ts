import { deleteProductPicture } from '#contract/catalogue.ts'
import { type DataFile, readDataFile } from '#contract/downloads.ts'
import { deleteModulePicture } from '#contract/modules.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, Call } from '../../call.ts'
import { someId } from '../words.ts'
import { requiredId } from '../../spelling.ts'

export const dataFileRemovalCalls: readonly Call[] = (
  ['/deletedatafile', '/deletefilereferencebydatafileid', '/deletedownload'] as const
).map(
  (path): Call => ({
    shown: true,
    method: 'DELETE',
    path,
    purpose:
      path === '/deletedownload'
        ? 'How often a licence file was fetched stays on record: refused with 400. A picture is not counted, so nothing of it is left to delete.'
        : 'Remove a picture from its product or module. Licence files stay on record.',
    operations: [deleteProductPicture, deleteModulePicture, readDataFile],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const file = await ask(readDataFile, { params: { id: requiredId(query, 'id') } })
      if (path === '/deletedownload') refuseCounted(file)
      else await removePicture(ask, file)
      return true
    },
  }),
)

function refuseCounted({ belongsTo: { kind } }: DataFile): void {
  if (kind !== 'product' && kind !== 'module') fail('downloads.licenceStays')
}

async function removePicture(ask: Ask, { belongsTo, language }: DataFile): Promise<void> {
  const params = { id: belongsTo.id }
  if (belongsTo.kind === 'product')
    await ask(deleteProductPicture, { params: { ...params, language: language ?? 'de' } })
  else if (belongsTo.kind === 'module') await ask(deleteModulePicture, { params })
  else fail('downloads.licenceStays')
}
