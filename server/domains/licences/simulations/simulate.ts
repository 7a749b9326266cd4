import type { ConfigurationItemInput } from '#contract/configuration-items.ts'
import type { Language } from '#contract/shapes.ts'
import { type SimulatedHost, type Simulation, simulatedHosts, shownDifferences } from '#contract/simulations.ts'
import { itemsToSimulate } from '#domains/configurations/public.ts'
import { holdingFor } from '#domains/holdings/public.ts'
import { checkConfiguration } from '#licence/configuration-rules.ts'
import { diffLicences, issueFacts } from '#licence/diff.ts'
import { checkHost } from '#licence/host-rules.ts'
import type { LicenceFacts } from '#licence/licence-file.ts'
import { machineName } from '#contract/machine-name.ts'
import { readLicence } from '#licence/read-licence.ts'
import { type BrokenRule, LicenceError } from '#licence/reason.ts'
import { describeDifference } from '#licence/words.ts'
import { writeLicence } from '#licence/write-licence.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { zip } from '#platform/zip.ts'
import { type Basis, fileNameOf, licenceFacts } from '../issuing/facts.ts'
import { instant, issuerOf } from '../issuing/issue.ts'
import { type HostOfHolder, hostsOfHolder, lastLicences } from './simulate-queries.ts'

/** Stands where a licence has its serial: no number is spent on what is never issued. */
const noSerial = 'SIMULATION'

interface Wish {
  configurationId?: string | undefined
  items?: ConfigurationItemInput[] | undefined
  hostId?: string | undefined
  hosts: 'product' | 'company'
  language: Language
}

/** What issuing would come to, machine by machine; writes nothing. */
export async function simulateLicences(call: Write, holdingId: string, wish: Wish): Promise<Simulation> {
  const { db, actor } = call
  const issuer = issuerOf(call)
  const holding = await holdingFor(db, actor, holdingId)
  const items = await itemsToSimulate(call, holding, wish)
  const { holder } = holding
  const which = wish.hosts === 'product' && !wish.hostId ? { holder, holdingId } : { holder }
  const found = await hostsOfHolder(db, actor, { ...which, hostId: wish.hostId }, simulatedHosts + 1)
  if (wish.hostId && found.length === 0) fail('hosts.notFound')
  const hosts = found.slice(0, simulatedHosts)
  const last = await lastLicences(
    db,
    hosts.map(({ id }) => id),
  )
  const broken = checkConfiguration(items)
  const basis = { holding, items, configurationId: '', broken: [], fileName: fileNameOf(holding) }
  const issued = instant(call.clock())
  const { keyId } = await issuer.signer(db)
  const outcomes = hosts.map((host) => {
    const before = last.get(host.id)
    const numbers = { generation: host.generation + 1, supersedes: before ? String(before.serial) : null, issued }
    return outcome(host, basis, { ...numbers, serial: noSerial, keyId }, issuer.vendor, broken)
  })
  return {
    broken,
    more: found.length > hosts.length,
    hosts: zip(hosts, outcomes).map(([host, outcome]) =>
      simulatedHost(host, outcome, last.get(host.id)?.bytes ?? null, wish.language),
    ),
    text: (wish.hostId && outcomes[0]?.text) || null,
    previous: (wish.hostId && last.get(wish.hostId)?.bytes.toString('utf8')) || null,
  }
}

interface Outcome {
  broken: BrokenRule[]
  facts: LicenceFacts | null
  text: string | null
}

function outcome(
  host: HostOfHolder,
  basis: Basis,
  numbers: Parameters<typeof licenceFacts>[2],
  vendor: ReturnType<typeof issuerOf>['vendor'],
  brokenAnyway: BrokenRule[],
): Outcome {
  const broken = [...checkHost(host, basis.holding.product.version), ...brokenAnyway]
  if (broken.length > 0) return { broken, facts: null, text: null }
  const facts = licenceFacts(host, basis, numbers, vendor)
  try {
    return { broken, facts, text: new TextDecoder().decode(writeLicence(facts)) }
  } catch (error) {
    // Facts no licence can hold.
    if (error instanceof LicenceError)
      return { broken: [{ code: error.code, detail: error.detail }], facts: null, text: null }
    throw error
  }
}

function simulatedHost(
  host: HostOfHolder,
  { broken, facts }: Outcome,
  last: Buffer | null,
  language: Language,
): SimulatedHost {
  const differences = facts && last ? differencesOf(last, facts, language) : null
  return {
    hostId: host.id,
    holdingId: host.holdingId,
    product: host.product,
    disabled: host.disabled,
    machine: host.hosts.map(machineName).filter(Boolean).join(', '),
    broken,
    differences: differences && differences.slice(0, shownDifferences),
    differenceCount: differences?.length ?? 0,
  }
}

/** In words, but for what every issue changes. */
function differencesOf(last: Buffer, facts: LicenceFacts, language: Language): string[] | null {
  const read = readLicence(last)
  if (!read.ok) return null
  return diffLicences(read.licence, facts)
    .filter((one) => one.kind !== 'fact' || !issueFacts.includes(one.fact))
    .map((one) => describeDifference(one, language))
}
