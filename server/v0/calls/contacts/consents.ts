import { type Consent, listConsents, listContactConsents, setConsent, setContactConsent } from '#contract/consents.ts'
import { readMe } from '#contract/session.ts'
import type { Call } from '../../call.ts'
import { personNamed } from '../../named-person.ts'
import { readBoolean, readText, requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'

export const consentCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/contacthasconsenttype-contactid',
    shown: true,
    purpose: 'What a person consented to: oneself, for staff anybody.',
    operations: [listConsents, readMe, listContactConsents],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const person = requiredId(query, 'id')
      const id = await personNamed(ask, query, 'id')
      const { items } = id === null ? await ask(listConsents) : await ask(listContactConsents, { params: { id } })
      return items.map((one) => writtenConsent(one, person))
    },
  },
  {
    method: 'POST',
    path: '/createcontacthasconsenttype',
    shown: true,
    purpose:
      'Give or withdraw a consent; ConsentTypeID is newsletter, email or downloadReturn. For oneself, or for the person ContactID names: then staff alone, and never downloadReturn, which counts for the newest paid order that has no licence yet.',
    operations: [setConsent, readMe, setContactConsent],
    example: { body: { ConsentTypeID: 'email', Consent: true } },
    answer: async (ask, { body }) => {
      const id = await personNamed(ask, body, 'ContactID')
      const params = { kind: readText(body['consenttypeid']) }
      const given = { given: readBoolean(body['consent'], 'Consent') }
      const { state } =
        id === null
          ? await ask(setConsent, { params, body: given })
          : await ask(setContactConsent, { params: { ...params, id }, body: given })
      return state === 'given'
    },
  },
]

const writtenConsent = ({ kind, state, at }: Consent, person: string) => ({
  ContactID: writtenId(person),
  ConsentTypeID: kind,
  Consent: state === 'given',
  ConsentDate: writtenInstant(at),
})
