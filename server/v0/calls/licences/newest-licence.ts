import { type Licence, listHostLicences } from '#contract/licences.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Ask } from '../../call.ts'

/** The newest licence of a host, of one configuration if that is named. */
export async function newestOf(ask: Ask, id: string, configurationId: string | null): Promise<Licence> {
  const { items } = await ask(listHostLicences, { params: { id } })
  const fitting = items.filter((one) => configurationId === null || one.configurationId === configurationId)
  return fitting.toSorted((one, other) => other.serial - one.serial)[0] ?? fail('licences.licNotFound')
}
