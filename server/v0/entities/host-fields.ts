import type { Host } from '#contract/hosts.ts'
import { splitCompanyShort } from '#licence/binding.ts'
import { endFromDate } from '#licence/sentinels.ts'
import { readDay, readFlag, readNumber, readText, refuse } from '../spelling.ts'

type Fields = Readonly<Record<string, unknown>>

const bindings = [
  ['IsMacAddress', 'mac'],
  ['IsPcName', 'name'],
  ['IsMacAddressAndPcName', 'both'],
  ['Triade', 'triade'],
  ['Unbound', 'unbound'],
] as const

/** A flag of a host file: 0, 1 or true is on, -1 or false off; undefined where it was not sent. */
export const readHostFlag = (fields: Fields, field: string): boolean | undefined =>
  readFlag(fields[field.toLowerCase()], field)

/** The one way of binding that is on; a flag that was not sent is as in `before`, and off without it. */
function readBinding(fields: Fields, before?: Host): Host['binding'] {
  const on = bindings.filter(([field, binding]) => readHostFlag(fields, field) ?? before?.binding === binding)
  const [first, second] = on
  // The documented calls have no flag for it.
  if (before?.binding === 'traits') return first ? refuse(first[0], 'fixed') : 'traits'
  return first && !second ? first[1] : refuse(second?.[0] ?? 'Unbound', 'oneBinding')
}

/** What a host file's fields say, in the portal's words; what is left out is as in `before`. */
export function readHostBody(body: Fields, before?: Host) {
  const flag = (field: string) => readHostFlag(body, field)
  const { endDate, unlimited } = endFromDate(readDay(body['enddate'], 'EndDate') ?? null)
  const forever = flag('Unlimited') ?? (body['enddate'] === undefined ? before?.unlimited : unlimited)
  const short = readText(body['companynameshort'])
  const { companyNameShort, ...names } =
    short === undefined ? { companyNameShort: undefined } : splitCompanyShort(short)
  const text = (field: string, old: string | undefined) => readText(body[field]) ?? old ?? ''
  return {
    email: text('email', before?.email),
    version: readNumber(body['version'], 'Version') ?? before?.version,
    unlimited: forever ?? false,
    startDate: readDay(body['startdate'], 'StartDate') ?? before?.startDate,
    endDate: forever ? null : (endDate ?? before?.endDate ?? null),
    companyNameShort: companyNameShort ?? before?.companyNameShort ?? '',
    salutation: text('salutation', before?.salutation),
    firstName: text('firstname', before?.firstName),
    lastName: text('lastname', before?.lastName),
    ...(Object.values(names).some(Boolean) && names),
    comment: text('comment', before?.comment),
    customerNumber: text('customernr', before?.customerNumber),
    terminalServer: flag('TerminalServer') ?? before?.terminalServer ?? false,
    virtualServer: flag('VirtualServer') ?? before?.virtualServer ?? false,
    binding: readBinding(body, before),
    port: readNumber(body['port'], 'Port') ?? before?.port ?? 28_064,
    hosts: [1, 2, 3].map((number, index) => ({
      name: text(`pcname${number}`, before?.hosts[index]?.name ?? '').trim() || null,
      mac: plainMac(text(`macaddress${number}`, before?.hosts[index]?.mac ?? '')),
    })),
    hostCreatedOn: readDay(body['hostidcreatedate'], 'HostIDCreateDate') ?? before?.hostCreatedOn ?? null,
    serverHostId: text('serverhostid', before?.serverHostId),
    serverName: text('servername', before?.serverName),
    installationType: text('installationtype', before?.installationType),
    build: text('build', before?.build),
    operatingSystem: text('operationsystem', before?.operatingSystem),
  }
}

const plainMac = (mac: string): string | null => mac.replace(/[\s:.-]/g, '').toUpperCase() || null
