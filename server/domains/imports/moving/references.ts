import type { ImportField } from '#contract/import-kinds.ts'
import { companyWithNumber, visibleCompany } from '#domains/companies/public.ts'
import { contactFor, contactsWithEmails } from '#domains/contacts/public.ts'
import { visibleHolding } from '#domains/holdings/public.ts'
import { visibleHost } from '#domains/licences/public.ts'
import { modulesByIds, modulesByLicNames, productWithCode, requireProductVersion } from '#domains/products/public.ts'
import { storedAddress } from '#contract/email.ts'
import { plainCustomerNumber } from '#contract/fields.ts'
import { Failure } from '#platform/operations/failure.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import type { Read } from '#platform/operations/operations.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { type Problem, shownValue } from '../values.ts'
import { type RecordMatch, foundRecord } from './moved-record.ts'
import { type OldIdKind, recordsWithOldIds } from './old-id-queries.ts'

interface Lookup {
  unknown: ErrorCode
  /** Whether the record of an old id is still there and the actor sees it. */
  isThere: (read: Read, id: string) => Promise<boolean>
  /** The record people know by this word. */
  byKey: (read: Read, key: string) => Promise<string | undefined>
}

/** What a read finds; undefined where it refuses. */
export async function foundBy<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (thrown) {
    if (thrown instanceof Failure) return undefined
    throw thrown
  }
}

export const lookups: Record<Exclude<OldIdKind, 'modules'>, Lookup> = {
  products: {
    unknown: 'imports.productUnknown',
    isThere: async ({ db }, id) => (await foundBy(() => requireProductVersion(db, id))) !== undefined,
    byKey: ({ db }, code) => productWithCode(db, code),
  },
  companies: {
    unknown: 'imports.companyUnknown',
    isThere: async ({ db, actor }, id) => (await visibleCompany(db, actor, id)) !== undefined,
    byKey: async ({ db, actor }, number) => (await companyWithNumber(db, actor, plainCustomerNumber(number)))?.id,
  },
  contacts: {
    unknown: 'imports.contactUnknown',
    isThere: async ({ db, actor }, id) => (await contactFor(db, actor, id)) !== undefined,
    byKey: async (read, email) => {
      const [found] = await contactsWithEmails(read.db, [storedAddress(email)])
      return found && (await contactFor(read.db, read.actor, found.id))?.id
    },
  },
  holdings: {
    unknown: 'imports.holdingUnknown',
    isThere: async ({ db, actor }, id) => (await visibleHolding(db, actor, id)) !== undefined,
    byKey: async () => undefined,
  },
  hosts: {
    unknown: 'imports.hostUnknown',
    isThere: async ({ db, actor }, id) => (await visibleHost(db, actor, id)) !== undefined,
    byKey: async () => undefined,
  },
  // Licences are never deleted.
  licences: { unknown: 'licences.licNotFound', isThere: async () => true, byKey: async () => undefined },
}

/** The record an old id became, if it is still there, and the one that is gone. */
async function recordWithOldId(
  read: Read,
  kind: Exclude<OldIdKind, 'modules'>,
  oldId: string | undefined,
): Promise<{ id?: string; gone?: string }> {
  const id = oldId && (await recordsWithOldIds(read.db, kind, [oldId])).get(oldId)
  if (!id) return {}
  return (await lookups[kind].isThere(read, id)) ? { id } : { gone: id }
}

/** The record a row is about, by its old id or by the key that found `byKey`. */
export const findRecord = async (
  read: Read,
  kind: Exclude<OldIdKind, 'modules'>,
  oldId: string | undefined,
  byKey?: string,
): Promise<RecordMatch> => foundRecord(kind, oldId, await recordWithOldId(read, kind, oldId), byKey)

/** The record a cell means: by its old id or by its key. A word that means two records by these is told. */
export async function findReferenced(
  read: Read,
  { kind, field, text }: { kind: Exclude<OldIdKind, 'modules'>; field: ImportField; text: string },
): Promise<{ id: string } | { problem: Problem }> {
  const { id: byOldId } = await recordWithOldId(read, kind, text)
  const byKey = await lookups[kind].byKey(read, text)
  const value = shownValue(text)
  if (byOldId && byKey && byOldId !== byKey)
    return { problem: { code: 'imports.referenceAmbiguous', field, details: { value } } }
  const id = byOldId ?? byKey
  return id ? { id } : { problem: { code: lookups[kind].unknown, field, details: { value, number: value } } }
}

export interface ModuleNamed {
  id: string
  level: ConfigurationItem['level']
  name: string
  licName: string
  licNameParent: string | null
}

/** The modules that words mean, by old id or licence name, on each level. */
export async function modulesNamed({ db }: Read, names: readonly string[]) {
  const oldIds = await recordsWithOldIds(db, 'modules', names)
  const [old, named] = [await modulesByIds(db, [...new Set(oldIds.values())]), await modulesByLicNames(db, names)]
  return (level: number, name: string): ModuleNamed[] => {
    const fits = [...old.filter(({ id }) => oldIds.get(name) === id), ...named.filter((one) => one.licName === name)]
    return [...new Map(fits.filter((one) => one.level === level).map((one) => [one.id, one])).values()]
  }
}
