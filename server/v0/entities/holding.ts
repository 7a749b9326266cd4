import type { Holding } from '#contract/holdings.ts'
import { writtenId, writtenInstant } from '../spelling.ts'

/** A product of a company: CompanyHasProduct. */
export const writtenHolding = (holding: Holding) => ({
  ID: writtenId(holding.id),
  ...(holding.holder.kind === 'company'
    ? { CompanyID: writtenId(holding.holder.id) }
    : { ContactID: writtenId(holding.holder.id) }),
  ProductID: writtenId(holding.product.id),
  ConfigurationID: writtenId(holding.configuration?.id ?? null),
  Info: holding.note,
  Disable: holding.disabled,
  FileCount: holding.licences,
  Created: writtenInstant(holding.createdAt),
  Modified: writtenInstant(holding.modifiedAt),
  // Who it was stands in the audit log.
  ModifiedBy: '',
})
