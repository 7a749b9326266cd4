import { findRequestPlaces } from '#contract/hosts.ts'
import { call } from '#web/api.ts'
import type { HostRequest, OfferedRequest } from '../dropped-request.ts'

/** Where a licence request belongs; what is known of it is the product or the company it was brought to. */
export const placesFor = (
  { version, installationType, customerNumber, hosts: [machine] }: HostRequest,
  { companyId, holdingId }: Pick<OfferedRequest, 'companyId' | 'holdingId'>,
) =>
  call(findRequestPlaces, {
    query: {
      version,
      installationType: installationType ?? undefined,
      customerNumber,
      name: machine?.name ?? '',
      mac: machine?.mac ?? '',
      holding: holdingId,
      company: companyId,
    },
  })
