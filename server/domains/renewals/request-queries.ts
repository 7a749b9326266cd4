import { clockTime, instantText } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { LicenceRequest, RequestState } from '#contract/renewals.ts'
import {
  holder,
  holderName,
  holdingVisibleTo,
  joinedHoldings,
  productLine,
  productNamed,
} from '#domains/holdings/public.ts'
import { type Actor, seesAllContacts } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { newId } from '#platform/database/ids.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'

const host = sql<LicenceRequest['host']>`(SELECT json_build_object(
  'id', hosts.id, 'name', hosts.hosts #>> '{0,name}', 'mac', hosts.hosts #>> '{0,mac}')
  FROM hosts WHERE hosts.id = licence_requests.host_id)`
// Who of the staff answered is the staff's own matter.
const steps = (actor: Actor) => sql<LicenceRequest['steps']>`(SELECT json_agg(json_build_object(
  'state', steps.state, 'note', steps.note, 'at', ${instantText('steps.at')},
  'by', CASE WHEN ${seesAllContacts(actor)}::boolean THEN coalesce(accounts.email, '') ELSE '' END) ORDER BY steps.at, steps.id)
  FROM licence_request_steps AS steps LEFT JOIN accounts ON accounts.id = steps.account_id
  WHERE steps.request_id = licence_requests.id)`

/** Requests are visible with their holding. */
export const fromRequests = (db: Db, actor: Actor) =>
  joinedHoldings(db)
    .innerJoin('licenceRequests', 'licenceRequests.holdingId', 'holdings.id')
    .where(holdingVisibleTo(actor))

type Requests = ReturnType<typeof fromRequests>

const inFull = (requests: Requests, actor: Actor) =>
  requests
    .select(['licenceRequests.id', 'holdingId', 'message', 'months', 'fileName', 'licenceRequests.createdAt'])
    .select(['licenceRequests.kind', 'state', 'cloudAccountId'])
    .select([holder.as('holder'), productNamed.as('product'), host.as('host'), steps(actor).as('steps')])
    .select('askedEmail as askedBy')

export const requestRows = (db: Db, actor: Actor) => inFull(fromRequests(db, actor), actor)

export const requestById = (db: Db, actor: Actor, id: string): Promise<LicenceRequest | undefined> =>
  requestRows(db, actor).where('licenceRequests.id', '=', id).executeTakeFirst()

export const requestsOf = (db: Db, actor: Actor, holdingId: string): Promise<LicenceRequest[]> =>
  requestRows(db, actor)
    .where('licenceRequests.holdingId', '=', holdingId)
    .orderBy('licenceRequests.createdAt', 'desc')
    .orderBy('licenceRequests.id')
    .limit(200)
    .execute()

/** What a contact asked for with their account, and what was asked for about products of their own. */
export const requestsOfContact = (db: Db, actor: Actor, contactId: string): Promise<LicenceRequest[]> =>
  requestRows(db, actor)
    .where((eb) =>
      eb.or([
        eb('holdings.contactId', '=', contactId),
        eb(
          'askedBy',
          'in',
          eb.selectFrom('accounts').select('accounts.id').where('accounts.contactId', '=', contactId),
        ),
      ]),
    )
    .orderBy('licenceRequests.createdAt', 'desc')
    .orderBy('licenceRequests.id')
    .limit(200)
    .execute()

/** What is not decided yet about products of the actor's company and their own. */
export const ownOpenRequests = (db: Db, { companyId, contactId }: Actor) =>
  db
    .selectFrom('licenceRequests')
    .innerJoin('holdings', 'holdings.id', 'licenceRequests.holdingId')
    .select(['licenceRequests.id', 'licenceRequests.kind', 'holdingId', 'cloudAccountId'])
    .select('state')
    .where((row) => row.or([row('holdings.companyId', '=', companyId), row('holdings.contactId', '=', contactId)]))
    .where('state', 'in', ['open', 'inWork'])
    .$narrowType<{ state: 'open' | 'inWork' }>()
    .orderBy('licenceRequests.createdAt', 'desc')
    .orderBy('licenceRequests.id')
    .limit(200)
    .execute()

export const openRequests = (db: Db, actor: Actor): Promise<number> =>
  countRows(fromRequests(db, actor).where('state', '=', 'open'))

/** Requests of customers that are not answered yet. */
export const waitingRequests: WaitingWork = {
  kind: 'request',
  permission: 'hosts.edit',
  rows: (db, actor) =>
    fromRequests(db, actor)
      .select(['licenceRequests.id as id', 'licenceRequests.createdAt as since'])
      .select([holderName.as('who'), productLine('de').as('aboutDe'), productLine('en').as('aboutEn')])
      .where('state', '=', 'open'),
}

export interface NewRequest {
  id: string
  holdingId: string
  kind: LicenceRequest['kind']
  hostId: string | null
  cloudAccountId: string | null
  message: string
  months: number | null
  fileName: string
  file: Buffer | null
  language: 'de' | 'en'
  askedBy: string | null
  askedEmail: string
}

export const insertRequest = (db: Db, request: NewRequest) =>
  db
    .insertInto('licenceRequests')
    .values(request)
    .execute()
    .catch(onConstraint({ licence_requests_open_key: () => fail('requests.openAlready') }))

export const insertStep = (db: Db, requestId: string, step: { state: RequestState; note: string }, by: string | null) =>
  db
    .insertInto('licenceRequestSteps')
    .values({ id: newId(), requestId, ...step, accountId: by, at: clockTime })
    .execute()

/** A request file names a person: it is retained only where this holds. */
const fileOf = (kept: RawBuilder<boolean>) => ({
  file: sql<Buffer | null>`CASE WHEN ${kept} THEN file END`,
  fileName: sql<string>`CASE WHEN ${kept} THEN file_name ELSE '' END`,
})

/** Moves an undecided request; undefined when it was decided already. Of several calls at once one moves it. */
export const moveRequest = (db: Db, id: string, from: readonly RequestState[], to: RequestState) =>
  db
    .updateTable('licenceRequests')
    .set({ state: to, modifiedAt: clockTime })
    .$if(to !== 'open' && to !== 'inWork', (update) => update.set(fileOf(sql`asked_by IS NOT NULL`)))
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(['askedBy', 'askedEmail', 'language'])
    .executeTakeFirst()

export const requestFile = (db: Db, actor: Actor, id: string) =>
  fromRequests(db, actor)
    .select(['fileName', 'file'])
    .where('licenceRequests.id', '=', id)
    .where('file', 'is not', null)
    .executeTakeFirst()

/** Whether a host belongs to a holding the caller has seen. */
export const shareHost = (db: Tx, holdingId: string, id: string) =>
  db
    .selectFrom('hosts')
    .select('id')
    .where('id', '=', id)
    .where('holdingId', '=', holdingId)
    .forKeyShare()
    .executeTakeFirst()

/** Whether a cloud account is one of a product the caller has seen. */
export const shareCloudAccount = (db: Tx, holdingId: string, id: string) =>
  db
    .selectFrom('cloudConfigurations')
    .select('id')
    .where('id', '=', id)
    .where('holdingId', '=', holdingId)
    .forKeyShare()
    .executeTakeFirst()

export const requestFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('licenceRequests')
    .select(['createdAt', 'kind', 'state', 'message', 'fileName', 'askedEmail'])
    .where('askedBy', '=', accountId)
    .orderBy('createdAt')
    .execute()

/** The request stays, since it is the company's; its author is removed, and the file with them once it is decided. */
export const forgetAsker = (db: Db, accountId: string) =>
  db
    .updateTable('licenceRequests')
    .set({ askedBy: null, askedEmail: '', message: '', ...fileOf(sql`state IN ('open', 'inWork')`) })
    .where('askedBy', '=', accountId)
    .execute()
