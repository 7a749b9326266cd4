import type { CloudPerson } from '#contract/cloud-users.ts'
import { writtenDay, writtenId, writtenInstant } from '../spelling.ts'
import { noAccountDay } from './cloud-account.ts'

/** The place that counts: an active one, else the newest. */
const activePlace = ({ places }: CloudPerson) => places.find(({ active }) => active) ?? places[0]

/** A user of the cloud in the newer shape. */
export function writtenAwsUser(person: CloudPerson) {
  const place = activePlace(person)
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
  const place = activePlace(person)
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
