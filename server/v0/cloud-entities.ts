import type { CloudConfiguration } from '#contract/cloud.ts'
import { runtimes } from '#contract/cloud-terms.ts'
import type { CloudPerson } from '#contract/cloud-users.ts'
import { fail } from '#platform/failure.ts'
import type { Asked } from './call.ts'
import { readDay, readId, readText, sent, writtenDay, writtenId, writtenInstant } from './spelling.ts'

/** A cloud account: ConfigurationAws. A stack is named by its id; its key stays with the server. */
export const writtenAccount = (account: CloudConfiguration) => ({
  ID: writtenId(account.id),
  ConfigurationID: writtenId(account.holdingId),
  CompanyHasProductID: writtenId(account.holdingId),
  ConfigurationAccountTypeID: writtenId(account.accountTypeId),
  RuntimeInMonth: Number(account.runtime),
  FleetNormal: writtenId(account.stackId),
  FleetReadable: account.stack.name,
  Count: account.seats,
  StartDate: writtenDay(account.startDate),
  EndDate: writtenDay(account.endDate),
  Created: writtenInstant(account.createdAt),
  CreatedBy: account.createdBy,
  Modified: writtenInstant(account.modifiedAt),
})

/** What is said about a cloud account; left out stays as it is. */
export function readAccount(body: Asked['body'], before?: CloudConfiguration): Record<string, unknown> {
  const { accountTypeId, stackId, seats, runtime, startDate } = before ?? {}
  const months = readText(body['runtimeinmonth'])
  const known = months === undefined ? runtime : runtimes.find((one) => one === months)
  if (months !== undefined && known === undefined) fail('request.invalid', { fields: [] }, 'RuntimeInMonth')
  return {
    accountTypeId,
    stackId,
    seats,
    startDate,
    ...sent({
      accountTypeId: readId(body['configurationaccounttypeid']) ?? undefined,
      stackId: readId(body['fleetnormal']) ?? undefined,
      seats: body['count'] === undefined ? undefined : Number(body['count']),
      startDate: readDay(body['startdate']),
    }),
    runtime: known,
  }
}

/** Stands for "no account" in the documents. */
export const noAccountDay = '1001-01-01'

/** The place that counts: an active one, else the newest. */
const placeOf = ({ places }: CloudPerson) => places.find(({ active }) => active) ?? places[0]

/** A user of the cloud in the newer shape. */
export function writtenAwsUser(person: CloudPerson) {
  const place = placeOf(person)
  return {
    ContactID: writtenId(person.id),
    AwsUserTypeID: writtenId(place?.accountTypeId ?? null),
    AwsStacksID: writtenId(place?.stackId ?? null),
    AwsGroupID: 'NULL',
    StartDate: writtenDay(place?.startDate ?? noAccountDay),
    EndDate: writtenDay(place?.endDate ?? noAccountDay),
    Enabled: person.enabled,
    Confirmed: person.confirmedAt !== null,
    ConfirmedDate: writtenInstant(person.confirmedAt),
  }
}

/** The same in the older shape: the legacy cloud user. */
export function writtenOldUser(person: CloudPerson) {
  const place = placeOf(person)
  return {
    UserID: person.number,
    FirstName: person.firstName,
    LastName: person.lastName,
    Email: person.email,
    Language: person.language === 'de' ? 'de' : 'en',
    Anrede: person.salutation,
    Title: person.title,
    Firma: person.companyName,
    Kundenr: person.customerNumber,
    Enabled: person.enabled,
    Confirmed: person.confirmedAt !== null,
    Agentur: '',
    UserType: writtenId(place?.accountTypeId ?? null),
    aws_group: 'NULL',
    Stacks: place?.stack ?? '',
    DateStart: writtenDay(place?.startDate ?? noAccountDay),
    DateEnd: writtenDay(place?.endDate ?? noAccountDay),
  }
}
