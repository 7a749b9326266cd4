import type { HostInput } from '#contract/hosts.ts'
import { createHost, issueLicence } from '#domains/licences/public.ts'
import { defaultPort } from '#licence/binding.ts'
import { system } from '#platform/operations/actor.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { type Write, writeCall } from '#platform/operations/operations.ts'
import type { Chance } from './chance.ts'
import type { LoadedHolding } from './holdings.ts'
import { noJobs } from '#platform/jobs/no-jobs.ts'

const issued = 40
const bindings = ['mac', 'name', 'both', 'triade', 'unbound'] as const
const systems = ['Windows 11 Pro 24H2', 'Windows Server 2022 21H2', 'Windows Server 2025', 'Ubuntu 24.04 LTS'] as const

/** Host IDs in every binding mode, and forty licences issued as staff would issue them. */
export async function loadLicences(
  tx: Tx,
  chance: Chance,
  holdings: LoadedHolding[],
  installation: Installation,
): Promise<void> {
  const call = staffCall(tx, installation)
  const ready = holdings.filter((one) => one.issuable)
  let licences = 0
  for (const [index, holding] of ready.entries()) {
    const hosts = 1 + (index % 3 === 0 ? 1 : 0)
    for (let number = 0; number < hosts; number++) {
      const { id } = await createHost(
        call,
        holding.id,
        hostInput(chance, holding, bindings[(index + number) % bindings.length]!),
      )
      const wanted = index % 9 === 4 ? 2 : 1
      for (let generation = 0; generation < wanted && licences < issued; generation++, licences++)
        await issueLicence(call, id, {})
    }
  }
}

function hostInput(
  chance: Chance,
  { product, customerNumber, companyName }: LoadedHolding,
  binding: HostInput['binding'],
): HostInput {
  const hex = (digits: number) =>
    chance
      .below(16 ** digits)
      .toString(16)
      .toUpperCase()
      .padStart(digits, '0')
  const machine = (number: number) => ({
    name: `${product.kind === 'network' ? 'LIC' : 'WS'}-${customerNumber}-${number}`,
    mac: `001B${hex(4)}${hex(4)}`,
  })
  const none = { name: null, mac: null }
  const unlimited = binding !== 'unbound' && chance.below(4) === 0
  const startDate = `2026-${String(1 + chance.below(9)).padStart(2, '0')}-01`
  return {
    email: `lizenz@kunde-${customerNumber}.example`,
    version: product.version,
    unlimited,
    startDate,
    endDate: unlimited ? null : `2027-${startDate.slice(5, 7)}-28`,
    companyNameShort: companyName.slice(0, 60),
    salutation: '',
    firstName: '',
    lastName: '',
    comment: '',
    customerNumber,
    terminalServer: chance.below(6) === 0,
    virtualServer: chance.below(3) === 0,
    binding,
    port: defaultPort(product.version),
    hosts: [machine(1), binding === 'triade' ? machine(2) : none, binding === 'triade' ? machine(3) : none],
    hostCreatedOn: startDate,
    serverHostId: '',
    serverName: '',
    installationType: product.kind === 'network' ? 'Netzwerk' : 'Einzelplatz',
    build: `${product.version}.1.${4600 + chance.below(300)}`,
    operatingSystem: chance.pick(systems),
  }
}

// Nothing the loader does needs a job or an audit row.
export function staffCall(tx: Tx, installation: Installation): Write {
  return writeCall(installation, { db: tx, actor: system, audit: () => undefined, jobs: noJobs })
}
