import type { Host } from '#contract/hosts.ts'
import type { Licence } from '#contract/licences.ts'
import { type LabelledItems, replaceConfigurations } from '#domains/configurations/public.ts'
import type { HoldingFacts } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import type { Write } from '#platform/operations/operations.ts'
import { zip } from '#platform/zip.ts'
import { changeHostEnds } from '../hosts/hosts.ts'
import { issueForHoldings } from '../issuing/issue.ts'
import { sendLicence } from '../issuing/send.ts'

/** A locked holding, with its locked live hosts, and what changes of them. */
export interface HoldingChange {
  /** The call that is audited. */
  call: Write
  holding: HoldingFacts
  current: LabelledItems
  /** The tree it gets; null: the current one stays. */
  items: readonly ConfigurationItem[] | null
  /** What the history says of the tree. */
  changeNotes: string
  hosts: readonly Host[]
  /** Last days by host, null: unlimited; a host that is not named keeps its own. */
  ends: ReadonlyMap<string, string | null>
}

/** How licences are issued for all hosts of a change: what the ledger calls them, and whether they are mailed. */
export interface IssueOptions {
  kind: string
  mail: boolean
  /** Said in the mails. */
  comment: string
}

/** A holding afterwards: its configuration, and the licences in the order of its hosts. */
export interface ChangedHolding {
  configurationId: string
  issued: { host: Host; licence: Licence; mailed: boolean }[]
}

/**
 * Changes holdings in the caller's transaction: their trees, the ends of their hosts, and with `issuing` a licence for
 * each host, mailed where the host has an address. All of it or nothing. Refuses as replacing a configuration, changing
 * a host and issuing do.
 */
export async function applyChanges(
  changes: readonly HoldingChange[],
  issuing: IssueOptions | null,
): Promise<ChangedHolding[]> {
  const trees = await replaceTrees(changes)
  const hosts = await moveEnds(changes)
  const parts = zip(zip(changes, trees), hosts).map(([[{ call, holding }, { id, items }], moved]) => ({
    call,
    hosts: moved,
    known: { holding, configurationId: id, items },
  }))
  const licences = issuing ? await issueForHoldings(parts, issuing.kind) : parts.map(() => [])
  const done: ChangedHolding[] = []
  for (const [part, issued] of zip(parts, licences))
    done.push({ configurationId: part.known.configurationId, issued: await deliver(part, issued, issuing) })
  return done
}

/** Writes the new trees, all of them in one statement. */
async function replaceTrees(changes: readonly HoldingChange[]): Promise<{ id: string; items: ConfigurationItem[] }[]> {
  const wished = changes.flatMap(({ call, holding, current: basedOn, items, changeNotes }) =>
    items === null ? [] : [{ call, holding, basedOn, items, changeNotes }],
  )
  const made = new Map(
    zip(wished, await replaceConfigurations(wished)).map(([{ holding }, tree]) => [holding.id, tree]),
  )
  return changes.map(({ holding, current }) => made.get(holding.id) ?? current)
}

/** The hosts of each afterwards. */
async function moveEnds(changes: readonly HoldingChange[]): Promise<Host[][]> {
  const after = await changeHostEnds(
    changes.map(({ call, hosts, ends, holding }) => ({
      call,
      changes: hosts.flatMap((host) => {
        const endDate = ends.get(host.id)
        return endDate === undefined ? [] : [{ host, endDate }]
      }),
      productVersion: holding.product.version,
    })),
  )
  return zip(changes, after).map(([{ hosts }, hostsAfter]) => {
    const moved = new Map(hostsAfter.map((host) => [host.id, host]))
    return hosts.map((host) => moved.get(host.id) ?? host)
  })
}

async function deliver(
  { call, hosts, known }: { call: Write; hosts: readonly Host[]; known: { holding: HoldingFacts } },
  licences: readonly Licence[],
  issuing: IssueOptions | null,
): Promise<ChangedHolding['issued']> {
  if (!issuing) return []
  const { language } = known.holding.holder
  const issued: ChangedHolding['issued'] = []
  for (const [host, licence] of zip(hosts, licences)) {
    const mailed = issuing.mail && host.email !== ''
    if (mailed)
      await sendLicence(call, licence.id, { receiver: host.email, cc: [], comment: issuing.comment, language })
    issued.push({ host, licence, mailed })
  }
  return issued
}
