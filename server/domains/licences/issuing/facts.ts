import type { Host } from '#contract/hosts.ts'
import { treeOf } from '#domains/configurations/public.ts'
import { type HoldingFacts, holdingFor } from '#domains/holdings/public.ts'
import { boundHosts, companyShort, isNetworkTitle } from '#licence/binding.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration } from '#licence/configuration-rules.ts'
import { checkHost } from '#licence/host-rules.ts'
import type { LicenceFacts, LicenceType } from '#licence/licence-file.ts'
import { licenceModules } from '#licence/licence-modules.ts'
import type { BrokenRule } from '#licence/reason.ts'
import { bindTraits, checkBoundTraits } from '#licence/traits/trait-policy.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { shareBases } from './basis-queries.ts'

/** What every licence of this installation says. */
export interface Vendor {
  name: string
  productKey: string
  /** How many hours a machine's clock may be set back before verifiers object; null: never. */
  clockHours: number | null
}

/** The facts that come with the issuing itself. */
export type IssueFacts = Pick<LicenceFacts, 'serial' | 'generation' | 'supersedes' | 'keyId' | 'issued'>

/** Before issuing, the place in the ledger is not known. */
export const noPlace = { ledgerPosition: null, ledgerPrevious: null }

export interface Basis {
  holding: HoldingFacts
  configurationId: string
  items: ConfigurationItem[]
  broken: BrokenRule[]
  fileName: string
}

/** The numbers that come with a basis; `serial` is a new one, null where none was wished for. */
export interface Numbers {
  serial: number | null
  /** The serial the host's next licence replaces. */
  last: number | null
  /** The key that signs now; null while there is none. */
  keyId: string | null
}

/** Everything a licence for this host is made of, with every broken rule. Refuses when the configuration is not this holding's. */
export async function licenceBasis(
  db: Tx,
  actor: Actor,
  host: Host,
  wish: { configurationId: string | undefined; serial: boolean },
): Promise<{ basis: Basis; numbers: Numbers }> {
  const [found] = await licenceBases(db, actor, [host], wish)
  return found ?? fail('configurations.notFound')
}

/** The same for several hosts, in their order. */
export async function licenceBases(
  db: Tx,
  actor: Actor,
  hosts: readonly Host[],
  wish: { configurationId: string | undefined; serial: boolean },
): Promise<{ basis: Basis; numbers: Numbers }[]> {
  const ids = hosts.map(({ id }) => id)
  const found = new Map((await shareBases(db, actor, ids, wish)).map((one) => [one.hostId, one]))
  const bases: { basis: Basis; numbers: Numbers }[] = []
  for (const host of hosts) {
    const row = found.get(host.id)
    if (!row) {
      await holdingFor(db, actor, host.holdingId)
      return fail('configurations.notFound')
    }
    const { items: lists, hostId: _h, chosenId, serial, last, keyId, manyMachines, ...holding } = row
    const items = treeOf(chosenId, lists)
    bases.push({
      basis: basisFor(host, holding, { configurationId: chosenId, items, manyMachines }),
      numbers: { serial, last, keyId },
    })
  }
  return bases
}

/** The same of facts that are known already. */
export const basisFor = (
  host: Host,
  holding: HoldingFacts,
  {
    configurationId,
    items,
    manyMachines,
  }: { configurationId: string; items: ConfigurationItem[]; manyMachines: boolean },
): Basis => ({
  holding,
  configurationId,
  items,
  fileName: fileNameOf(holding, manyMachines ? machineWord(host) : ''),
  broken: [...checkHost(host, holding.product.version), ...traitsBroken(host, holding), ...checkConfiguration(items)],
})

/** What speaks against binding to traits, beyond what `checkHost` finds: the product's policy, or too few are known. */
const traitsBroken = ({ binding, traits }: Host, { product }: Pick<HoldingFacts, 'product'>): BrokenRule[] =>
  binding === 'traits' && traits ? checkBoundTraits(product.traitPolicies, traits) : []

/** The first machine of a host, as a word of a file name; '' for an unbound one. */
function machineWord({ binding, hosts }: Pick<Host, 'binding' | 'hosts'>): string {
  const [first] = binding === 'unbound' ? [] : hosts
  return (first?.name ?? first?.mac ?? '').replaceAll(/[^\p{L}\p{N}-]+/gu, '-')
}

/** `{product}_{version}_{customer number}.lic`, with the machine where there are several; student licences by product title. */
export function fileNameOf({ product, holder }: Pick<HoldingFacts, 'product' | 'holder'>, machine = ''): string {
  const title = product.titleDe.replaceAll(/[^\p{L}\p{N}]+/gu, '_').replaceAll(/^_|_$/g, '')
  if (title === '') return 'general 2024.lic'
  return product.kind === 'student' || product.kind === 'textbook'
    ? `${title}.lic`
    : `${[title, product.version, holder.customerNumber, machine].filter((part) => part !== '').join('_')}.lic`
}

const types: Record<string, LicenceType> = {
  single: 'single',
  network: 'network',
  student: 'student',
  textbook: 'student',
  cloud: 'network',
}

/** The facts of the licence file: host, configuration, holder and product as they stand now. */
export function licenceFacts(host: Host, { holding, items }: Basis, issue: IssueFacts, vendor: Vendor): LicenceFacts {
  const {
    product,
    holder: { name, customerNumber },
  } = holding
  return {
    format: product.licenceFormat,
    ...issue,
    ...noPlace,
    issuer: vendor.name,
    agreement: customerNumber,
    licensee: host.companyNameShort === '' ? name : companyShort(host),
    productKey: vendor.productKey,
    productTitle: product.titleDe,
    version: product.version,
    type: isNetworkTitle(product.titleDe) ? 'network' : (types[product.kind] ?? 'single'),
    startDate: host.startDate,
    endDate: host.endDate,
    // What was taken for an emergency ends when it says so.
    graceDays: host.emergencyFor === null ? product.graceDays : 0,
    warnDays: product.warnDays,
    emergency: host.emergencyFor !== null,
    clockHours: vendor.clockHours,
    binding: host.binding,
    // Composed, so that verifiers need not: computers name themselves so.
    traits:
      host.binding === 'traits' && host.traits && product.traitPolicies
        ? bindTraits(product.traitPolicies, host.traits)
        : null,
    hosts: boundHosts(host).map(({ name, mac }) => ({ name: name?.normalize('NFC') ?? null, mac })),
    port: host.port,
    terminalServer: host.terminalServer,
    virtualServer: host.virtualServer,
    modules: licenceModules(items),
  }
}
