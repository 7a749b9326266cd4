import type { Call, CallOfFamily, Family } from './call.ts'
import { authorization } from './calls/authorization.ts'
import { cloud } from './calls/cloud.ts'
import { companies } from './calls/companies.ts'
import { configurations } from './calls/configurations.ts'
import { contacts } from './calls/contacts.ts'
import { crm } from './calls/crm.ts'
import { downloads } from './calls/downloads.ts'
import { events } from './calls/events.ts'
import { licences } from './calls/licences.ts'
import { mails } from './calls/mails.ts'
import { products } from './calls/products.ts'
import { roles } from './calls/roles.ts'
import { sso } from './calls/sso.ts'
import { students } from './calls/students.ts'
import { keysOf } from '#platform/record.ts'

const families: Record<Family, readonly Call[]> = {
  authorization,
  contacts,
  companies,
  products,
  configurations,
  licences,
  mails,
  crm,
  students,
  roles,
  cloud: [...cloud, ...sso],
  events,
  downloads,
}

/** Every documented call that is answered, by family. */
export const calls: readonly CallOfFamily[] = keysOf(families).flatMap((family) =>
  families[family].map((call) => ({ family, ...call })),
)
