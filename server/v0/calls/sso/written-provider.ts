import type { SsoProvider } from '#contract/sso.ts'
import { writtenId, writtenInstant } from '../../spelling.ts'

export function writtenProvider(one: SsoProvider) {
  return {
    ID: writtenId(one.id),
    Identifier: one.identifier,
    DisplayName: one.displayName,
    Description: one.description,
    Protocol: one.protocol,
    Created: writtenInstant(one.createdAt),
    CreatedBy: one.createdBy,
    Modified: writtenInstant(one.modifiedAt),
    ModifiedBy: one.modifiedBy,
  }
}
