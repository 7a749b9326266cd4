import {
  type CloudLaunch,
  createCloudSession,
  createCloudTicket,
  requestCloudPassword,
} from '#contract/cloud-sessions.ts'
import { orderNewsletter } from '#contract/consents.ts'
import { fail } from '#platform/operations/failure.ts'
import { type Call, operationCall } from '../../call.ts'
import { readText, refuse, sentFields } from '../../spelling.ts'
import { mailSent } from '../words.ts'

export const cloudSignInCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/awskey',
    purpose: 'A key for one sign-in to the cloud: single use, two minutes.',
    operation: createCloudTicket,
    example: {},
    output: ({ ticket }) => ({ key: ticket }),
  }),
  operationCall({
    method: 'POST',
    path: '/awslogin',
    purpose:
      'Sign in to the cloud with a key, e-mail and password; errCode 0 comes with the address to go on at, of several places that of the one chosen last. Refused where a second factor is due: that is given in the browser.',
    operation: createCloudSession,
    example: { body: { key: 'x'.repeat(43), Email: 'stream@wellenwerk.example', Password: 'Keywerk-2026!' } },
    input: ({ body }) => ({
      body: {
        ticket: readText(body['key']),
        email: readText(body['email']),
        password: readText(body['password']),
        place: 'last' as const,
      },
    }),
    output: (launched) =>
      launched.outcome === 'factorDue'
        ? fail('cloud.factorDue')
        : {
            errCode: errCodes[launched.outcome],
            url: launched.outcome === 'started' ? launched.streamingUrl : '',
          },
  }),
  operationCall({
    method: 'POST',
    path: '/awsforgotpassword',
    purpose: 'Have a link mailed to set a new password; the subject is the portal’s.',
    operation: requestCloudPassword,
    example: { body: { Email: 'stream@wellenwerk.example', Subject: 'Neues Passwort' } },
    input: ({ body }) => ({ body: { email: readText(body['email']) } }),
    output: ({ outcome }) => ({ errCode: { mailed: 0, unknown: 1, noAccess: 2 }[outcome] }),
  }),
  operationCall({
    family: 'mails',
    method: 'POST',
    path: '/sendnewslettermail',
    purpose:
      'Order the newsletter for the person of Email, for staff anybody, else oneself: the info mailbox is told, and the person asked to confirm. Names are the portal’s.',
    operation: orderNewsletter,
    example: { body: { Email: 'a.groessl@mueller-antriebe.example', Subject: 'student', Language: 'de-DE' } },
    input: ({ body }) => ({
      body: sentFields({
        email: readText(body['email']) || undefined,
        subject: readText(body['subject'])?.trim().toLowerCase(),
        language: languages[readText(body['language'])?.trim().toLowerCase() ?? ''] ?? refuse('Language', 'language'),
      }),
    }),
    output: () => mailSent,
  }),
]

/** Outcomes of the sign-in as the documents number them. */
const errCodes: Record<Exclude<CloudLaunch['outcome'], 'factorDue'>, number> = {
  started: 0,
  // Never the answer here: the place chosen last is named.
  choose: 0,
  noAccess: 1,
  unknown: 2,
  passwordFirst: 3,
  wrongPassword: 4,
  noStack: 5,
  refused: 6,
  full: 7,
}

/** The languages a newsletter has, as the documents name them. */
const languages: Record<string, 'de' | 'en'> = { '': 'de', 'de-de': 'de', 'en-us': 'en' }
