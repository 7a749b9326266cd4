import { runtimes } from '#contract/cloud-terms.ts'
import type { CloudConfiguration } from '#contract/cloud.ts'
import type { CloudPlaces } from '#contract/cloud-places.ts'
import type { CallInput } from '../call.ts'
import {
  readDay,
  readId,
  readNumber,
  readText,
  refuse,
  sentFields,
  writtenDay,
  writtenId,
  writtenInstant,
} from '../spelling.ts'

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
  ModifiedBy: account.modifiedBy,
})

/** The same as the company's own people see it. */
export const writtenOwnAccount = (account: CloudPlaces) => ({
  ID: writtenId(account.id),
  ConfigurationID: writtenId(account.holdingId),
  CompanyHasProductID: writtenId(account.holdingId),
  ConfigurationAccountTypeID: 'NULL',
  FleetNormal: 'NULL',
  FleetReadable: account.stack,
  Count: account.seats,
  StartDate: writtenDay(account.startDate),
  EndDate: writtenDay(account.endDate),
})

/** The sent fields of a cloud account; left out ones stay unchanged. */
export function readAccount(body: CallInput['body'], before?: CloudConfiguration) {
  const { accountTypeId, stackId, seats, runtime, startDate } = before ?? {}
  const months = readText(body['runtimeinmonth'])
  const known = months === undefined ? runtime : runtimes.find((one) => one === months)
  if (months !== undefined && known === undefined) refuse('RuntimeInMonth', 'unknown')
  return {
    accountTypeId,
    stackId,
    seats,
    startDate,
    ...sentFields({
      accountTypeId: readId(body['configurationaccounttypeid']) ?? undefined,
      stackId: readId(body['fleetnormal']) ?? undefined,
      seats: readNumber(body['count'], 'Count'),
      startDate: readDay(body['startdate'], 'StartDate'),
    }),
    runtime: known,
  }
}

/** Means "no account" in the documents. */
export const noAccountDay = '1001-01-01'
