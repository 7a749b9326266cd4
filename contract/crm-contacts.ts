import { storedAddress } from './email.ts'
import { z } from 'zod'
import type { ErrorCode } from '#texts/errors.ts'
import { byCrmId, crmAway } from './crm.ts'
import { operation } from './operation.ts'
import { id, listOf } from './shapes.ts'

/** Why a contact of the CRM cannot be taken over. */
const contactProblems = [
  'crm.contactWithoutEmail',
  'crm.contactEmailInvalid',
  'crm.contactWithoutName',
  'crm.contactTwice',
  'crm.contactAlreadyHere',
  'crm.vemasContactExists',
  'crm.contactGone',
  'contacts.mainContactLimit',
] as const satisfies readonly ErrorCode[]
const contactProblem = z.enum(contactProblems)
export type ContactProblem = z.infer<typeof contactProblem>

export const crmContact = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  /** Why it cannot be imported; null: it can. */
  problem: contactProblem.nullable(),
})
export type CrmContact = z.infer<typeof crmContact>

export const listCrmContacts = operation({
  name: 'listCrmContacts',
  method: 'GET',
  path: '/companies/{id}/crm-contacts',
  access: 'crm.contacts.import',
  summary: 'The contacts the CRM has of a company, and which of them are here already.',
  output: z.object({
    items: z.array(crmContact),
    /** There is none, or all that could be imported are here. */
    note: z.enum(['crm.vemasContactsNotFound', 'crm.vemasImportNoNewDataText']).nullable(),
  }),
  errors: [...crmAway, 'companies.notFound', 'crm.notLinked'],
})

export const importCrmContacts = operation({
  name: 'importCrmContacts',
  method: 'POST',
  path: '/companies/{id}/crm-contacts',
  access: 'crm.contacts.import',
  summary: 'Take over the named contacts of the CRM; what is here already is skipped, so it can be repeated.',
  body: z.strictObject({
    contacts: z
      .array(
        z.strictObject({
          email: z.string().trim().max(254).transform(storedAddress),
          mainContact: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(1000),
  }),
  output: listOf(
    z.object({
      email: z.string(),
      name: z.string(),
      outcome: z.enum(['done', 'skipped', 'failed']),
      reason: contactProblem.nullable(),
      limit: z.number().int(),
      /** The contact it became; null unless it is new. */
      contactId: id.nullable(),
    }),
  ),
  errors: [...crmAway, 'companies.notFound', 'crm.notLinked'],
})

export const listCrmPeople = operation({
  name: 'listCrmPeople',
  method: 'GET',
  path: '/crm/companies/{crmId}/contacts',
  access: 'crm.contacts.import',
  summary: 'The contacts of a company of the CRM, a customer here or not yet.',
  params: byCrmId,
  output: listOf(crmContact.omit({ problem: true })),
  errors: [...crmAway],
})
