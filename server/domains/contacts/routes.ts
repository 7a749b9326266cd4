import { findContact } from '#contract/contact-addresses.ts'
import { sendContactMessage } from '#contract/contact-messages.ts'
import * as contract from '#contract/contacts.ts'
import { changeMyContact, readMyContact } from '#contract/own-contact.ts'
import type { Actor } from '#platform/operations/actor.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { changeContact, createContact, deleteContact, readEmailReview } from './contacts.ts'
import * as messages from './messages.ts'
import { contactByEmail, contactById } from './queries.ts'
import { endContactSessions, readContactAccount, resetContactFactors, setContactRole } from './roles.ts'

export const contactRoutes: Route[] = [
  on(
    contract.readContact,
    async ({ db, actor, params }) => (await contactById(db, actor, params.id)) ?? fail('contacts.notFound'),
  ),
  on(readMyContact, async ({ db, actor }) => (await contactById(db, actor, ownId(actor))) ?? fail('contacts.notFound')),
  on(changeMyContact, (call) => changeContact(call, ownId(call.actor), call.body)),
  on(
    findContact,
    async ({ db, actor, params }) => (await contactByEmail(db, actor, params.email)) ?? fail('contacts.notFound'),
  ),
  on(contract.readEmailReview, readEmailReview),
  on(contract.createContact, (call) => createContact(call, call.body)),
  on(contract.changeContact, (call) => changeContact(call, call.params.id, call.body)),
  on(contract.deleteContact, (call) => deleteContact(call, call.params.id)),
  on(contract.readContactAccount, (call) => readContactAccount(call, call.params.id)),
  on(sendContactMessage, (call) => messages.sendContactMessage(call, call.params.id, call.body)),
  on(contract.setContactRole, setContactRole),
  on(contract.endContactSessions, (call) => endContactSessions(call, call.params.id)),
  on(contract.resetContactFactors, (call) => resetContactFactors(call, call.params.id)),
  on(contract.deleteContacts, (call) => eachRecord(call, call.body.ids, (one, id) => deleteContact(one, id))),
]

const ownId = ({ contactId }: Actor): string => contactId ?? fail('contacts.notFound')
