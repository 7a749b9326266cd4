import { listConsents, setConsent } from '#contract/consents.ts'
import { type Call, translated } from '../../call.ts'
import { readBoolean, readText, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'

export const consentCalls: readonly Call[] = [
  translated({
    method: 'GET',
    path: '/contacthasconsenttype-contactid',
    shown: true,
    purpose: 'What one consented to.',
    operation: listConsents,
    example: { query: { id: someId } },
    output: ({ items }) =>
      items.map(({ kind, state, at }) => ({
        ConsentTypeID: kind,
        Consent: state === 'given',
        ConsentDate: writtenInstant(at),
      })),
  }),
  translated({
    method: 'POST',
    path: '/createcontacthasconsenttype',
    shown: true,
    purpose: 'Give or withdraw a consent; ConsentTypeID is newsletter, email or downloadReturn.',
    operation: setConsent,
    example: { body: { ConsentTypeID: 'email', Consent: true } },
    input: ({ body }) => ({
      params: { kind: readText(body['consenttypeid']) },
      body: { given: readBoolean(body['consent']) },
    }),
    output: ({ state }) => state === 'given',
  }),
]
