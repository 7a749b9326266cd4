import type { Host } from '#contract/hosts.ts'
import { splitCompanyShort } from '#licence/binding.ts'
import { endFromDate } from '#licence/sentinels.ts'
import { readBoolean, readDay, readNumber, readText } from '../spelling.ts'

const bindings = [
  ['ismacaddress', 'mac'],
  ['ispcname', 'name'],
  ['ismacaddressandpcname', 'both'],
  ['triade', 'triade'],
  ['unbound', 'unbound'],
] as const

/** What a host file's fields say, in the portal's words; what is left out is as in `before`. */
export function readHostBody(body: Readonly<Record<string, unknown>>, before?: Host) {
  const said = bindings.filter(([field]) => body[field] !== undefined)
  const on = said.filter(([field]) => readBoolean(body[field]))
  const stays = before && !said.some(([, binding]) => binding === before.binding) ? before.binding : 'unbound'
  const { endDate, unlimited } = endFromDate(readDay(body['enddate']) ?? null)
  const forever = readBoolean(body['unlimited']) ?? (body['enddate'] === undefined ? before?.unlimited : unlimited)
  const short = readText(body['companynameshort'])
  const { companyNameShort, ...names } =
    short === undefined ? { companyNameShort: undefined } : splitCompanyShort(short)
  const text = (field: string, old: string | undefined) => readText(body[field]) ?? old ?? ''
  return {
    email: text('email', before?.email),
    version: readNumber(body['version'], 'Version') ?? before?.version,
    unlimited: forever ?? false,
    startDate: readDay(body['startdate']) ?? before?.startDate,
    endDate: forever ? null : (endDate ?? before?.endDate ?? null),
    companyNameShort: companyNameShort ?? before?.companyNameShort ?? '',
    firstName: before?.firstName ?? '',
    lastName: before?.lastName ?? '',
    ...(Object.values(names).some(Boolean) && names),
    comment: text('comment', before?.comment),
    customerNumber: text('customernr', before?.customerNumber),
    terminalServer: readBoolean(body['terminalserver']) ?? before?.terminalServer ?? false,
    virtualServer: readBoolean(body['virtualserver']) ?? before?.virtualServer ?? false,
    // More than one on, or none, is for the rules of the portal to judge: the last one counts, none means unbound.
    binding: on.at(-1)?.[1] ?? stays,
    port: readNumber(body['port'], 'Port') ?? before?.port ?? 28_064,
    hosts: [1, 2, 3].map((number, index) => ({
      name: text(`pcname${number}`, before?.hosts[index]?.name ?? '').trim() || null,
      mac: plainMac(text(`macaddress${number}`, before?.hosts[index]?.mac ?? '')),
    })),
    hostCreatedOn: readDay(body['hostidcreatedate']) ?? before?.hostCreatedOn ?? null,
    serverHostId: text('serverhostid', before?.serverHostId),
    serverName: text('servername', before?.serverName),
    installationType: text('installationtype', before?.installationType),
    build: text('build', before?.build),
    operatingSystem: text('operationsystem', before?.operatingSystem),
  }
}

const plainMac = (mac: string): string | null => mac.replace(/[\s:.-]/g, '').toUpperCase() || null
