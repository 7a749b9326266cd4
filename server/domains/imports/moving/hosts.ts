import { type Host, type HostInput, hostInput } from '#contract/hosts.ts'
import type { ImportField } from '#contract/import-kinds.ts'
import { changeHost, createHost, toggleHost, visibleHost } from '#domains/licences/public.ts'
import { visibleHolding } from '#domains/holdings/public.ts'
import { defaultPort } from '#licence/binding.ts'
import { checkHost } from '#licence/host-rules.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import type { ClassifiedRow } from '../classified-row.ts'
import { changesInWords, inCells, type RowChanges, shownValue, unlimitedWord, type Values } from '../values.ts'
import { holdingNamed } from './holders.ts'
import { fieldNamed, missingValue, refusedRow, shapeProblems, withOldId } from './moved-record.ts'
import { findRecord } from './references.ts'

/** The record's names of columns that are called otherwise. */
export const hostNames = {
  shortName: 'companyNameShort',
  hostSalutation: 'salutation',
  hostCustomerNumber: 'customerNumber',
} as const satisfies Partial<Record<ImportField, keyof HostInput>>
const columnOf = fieldNamed(hostNames)

const plain = [
  'binding',
  'startDate',
  'terminalServer',
  'virtualServer',
  'email',
  'shortName',
  'hostSalutation',
  'firstName',
  'lastName',
  'comment',
  'hostCustomerNumber',
  'hostCreatedOn',
  'serverHostId',
  'serverName',
  'installationType',
  'build',
  'operatingSystem',
] as const satisfies readonly ImportField[]

const empty = {
  email: '',
  terminalServer: false,
  virtualServer: false,
  companyNameShort: '',
  firstName: '',
  lastName: '',
  comment: '',
  customerNumber: '',
  endDate: null,
}

/** A machine with binding and term, recognised by its old id alone. */
export async function classifyHost(read: Read, values: Values): Promise<ClassifiedRow> {
  const oldId = values.oldId
  const key = oldId ?? ''
  if (oldId === undefined) return refusedRow(key, [missingValue('oldId')])
  const found = await findRecord(read, 'hosts', oldId)
  const existing = found.id === undefined ? undefined : await visibleHost(read.db, read.actor, found.id)
  const holding =
    existing && !namesHolding(values)
      ? await visibleHolding(read.db, read.actor, existing.holdingId)
      : await holdingNamed(read, values)
  if (!holding || 'problem' in holding) return refusedRow(key, [holding?.problem ?? missingValue('holding')])
  if (existing && existing.holdingId !== holding.id)
    return refusedRow(key, [
      { code: 'imports.fixedOnceWritten', field: 'holding', details: { value: shownValue(key) } },
    ])
  const { version } = holding.product
  const before = existing && inputOf(existing)
  const parsed = hostInput.safeParse({
    ...(before ?? { ...empty, version, port: defaultPort(version) }),
    ...givenIn(values, existing),
  })
  if (!parsed.success)
    return refusedRow(
      key,
      shapeProblems(parsed.error, values, (name) => (name === 'hosts' ? 'mac1' : columnOf(name))),
    )
  const broken = checkHost(parsed.data, version)
  if (broken.length > 0) return refusedRow(key, [{ code: 'hosts.broken', field: null, details: { broken } }])
  const { disabled } = values
  const input = parsed.data
  if (!existing || !before) {
    const create = async (call: Write) => {
      const made = await createHost(call, holding.id, input)
      return disabled ? toggleAs(call, made.id, true) : made
    }
    return withOldId({ key, outcome: 'new', problems: [], changes: {}, create }, found)
  }
  const changes = changesOf(before, input)
  const isEdited = Object.keys(changes).length > 0
  const isToggled = disabled !== undefined && disabled !== existing.disabled
  if (isToggled) changes['disabled'] = [inCells(existing.disabled), inCells(disabled)]
  const change = async (call: Write) => {
    if (isEdited) await changeHost(call, existing.id, input, existing.modifiedAt)
    if (isToggled) await toggleAs(call, existing.id, disabled)
  }
  const outcome = isEdited || isToggled ? 'changed' : 'unchanged'
  return withOldId({ key, outcome, problems: [], changes, id: existing.id, change }, found)
}

async function toggleAs(call: Write, id: string, disabled: boolean): Promise<Host> {
  requirePermission(call.actor, 'hosts.toggle')
  return toggleHost(call, id, disabled)
}

const namesHolding = ({ holding, product }: Values): boolean => holding !== undefined || product !== undefined

function givenIn(values: Values, existing: Host | undefined): Record<string, unknown> {
  const names: Partial<Record<ImportField, string>> = hostNames
  const given: Record<string, unknown> = {}
  for (const field of plain) if (values[field] !== undefined) given[names[field] ?? field] = values[field]
  for (const field of ['version', 'port'] as const)
    if (values[field] !== undefined) given[field] = Number(values[field])
  if (values.endDate !== undefined) given['endDate'] = values.endDate === unlimitedWord ? null : values.endDate
  given['unlimited'] = values.endDate === undefined ? (existing?.unlimited ?? false) : values.endDate === unlimitedWord
  const machine = (at: 0 | 1 | 2, name: ImportField, mac: ImportField) => ({
    name: values[name] ?? existing?.hosts[at].name ?? null,
    mac: values[mac] ?? existing?.hosts[at].mac ?? null,
  })
  given['hosts'] = [machine(0, 'computer1', 'mac1'), machine(1, 'computer2', 'mac2'), machine(2, 'computer3', 'mac3')]
  return given
}

const inputOf = (host: Host): HostInput =>
  hostInput.parse(Object.fromEntries(Object.entries(host).filter(([name]) => name in hostInput.shape)))

function changesOf(before: HostInput, after: HostInput): RowChanges {
  const was = new Map(Object.entries(cellsOf(before)))
  const now = Object.entries(cellsOf(after))
  return changesInWords(
    now
      .filter(([name, value]) => was.get(name) !== value)
      .map(([name, value]) => [columnOf(name), was.get(name), value]),
  )
}

/** What is said of a host, by the columns that bring it. */
function cellsOf({ hosts, unlimited: _end, ...plainFields }: HostInput): Record<string, unknown> {
  const machines = hosts.flatMap(({ name, mac }, at) => [
    [`computer${at + 1}`, name],
    [`mac${at + 1}`, mac],
  ])
  return { ...plainFields, ...Object.fromEntries(machines) }
}
