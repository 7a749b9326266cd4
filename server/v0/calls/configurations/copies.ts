import { createConfigurationDraft } from '#contract/configuration-drafts.ts'
import { readHolding } from '#contract/holdings.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask, CallInput, Call } from '../../call.ts'
import { labelsOf } from '../../labels.ts'
import { readId, readText, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const draft =
  'It is a draft of this sign-in, read and written under that id, until createcompanyhasproduct, updatecompanyhasproduct or createconfigurationhistory names it.'

export const copyCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/createconfiguration',
    shown: true,
    purpose: `Begin a configuration without modules; answers its id. ${draft}`,
    operations: [createConfigurationDraft, readHolding],
    words: { 'configurations.notFound': 'createConfiguration' },
    example: { body: { Info: 'Konstruktion | 12 Plätze', CompanyID: someId } },
    answer: async (ask, { body }) => {
      const { id } = await ask(createConfigurationDraft, {
        body: sentFields({ ...labelsOf(readText(body['info'])), ...(await holderIn(ask, body)) }),
      })
      return writtenId(id)
    },
  },
  {
    method: 'POST',
    path: '/copycompleteconfiguration',
    purpose: `Copy a configuration; answers the id of the copy. ${draft} creator is whoever asks.`,
    operations: [createConfigurationDraft],
    words: { 'configurations.notFound': 'errorCopyConfiguration' },
    example: { body: { configurationID: someId, configurationInfo: 'Konstruktion | Kopie', creator: '' } },
    answer: async (ask, { body }) => {
      const info = readText(body['configurationinfo'])
      const copyOf = requiredId(body, 'configurationID')
      const { id } = await ask(createConfigurationDraft, { body: { copyOf, ...(info ? labelsOf(info) : {}) } })
      return writtenId(id)
    },
  },
]

/** Whose a configuration is to be: the company or the person that is named, or the holder of the product that is. */
async function holderIn(ask: Ask, body: CallInput['body']) {
  const [companyId, contactId] = [readId(body['companyid']), readId(body['contactid'])]
  const holdingId = readId(body['companyhasproductid'])
  if (holdingId === null) return { companyId: companyId ?? undefined, contactId: contactId ?? undefined }
  const { holder } = await ask(readHolding, { params: { id: holdingId } })
  if ((companyId ?? holder.id) !== holder.id) return fail('holdings.notFound')
  return holder.kind === 'company' ? { companyId: holder.id } : { contactId: holder.id }
}
