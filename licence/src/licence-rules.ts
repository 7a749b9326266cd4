/** Which facts a licence file can hold at all. Writing and reading go by the same rules. */
import { bindings } from './binding.ts'
import { isCountNumber } from './counts.ts'
import { isDay, toInstant } from './days.ts'
import { foldName } from './fold-name.ts'
import type { HostName } from './host-request.ts'
import { isHash, maximumPosition } from './ledger.ts'
import {
  type LicenceFacts,
  type LicenceModule,
  licenceFormats,
  licenceTypes,
  maximumClockHours,
  maximumGraceDays,
  maximumModules,
  maximumWarnDays,
} from './licence-file.ts'
import { normaliseMac } from './mac.ts'
import type { Reason } from './reason.ts'
import { areTraitHashes, isSalt } from './traits/recorded-traits.ts'
import { traitProfiles } from './traits/trait.ts'
import { isTraitPolicy } from './traits/trait-policy.ts'

const token = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const keyToken = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

const isText = (text: string, longest: number): boolean => text.length <= longest && text.isWellFormed()
const isToken = (text: string, longest: number): boolean => text.length <= longest && token.test(text)
const isWhole = (n: number, from: number, to: number): boolean => Number.isInteger(n) && n >= from && n <= to
const isEnd = (day: string | null, start: string | null): boolean =>
  day === null || (isDay(day) && (start === null || start <= day))

/** The first fact that makes these facts impossible to write; null when they are fine. */
export function checkLicence(facts: LicenceFacts): Reason | null {
  const wrong = checks.find(([, holds]) => !holds(facts))
  if (wrong) return { code: 'licence.fact', detail: { fact: wrong[0] } }
  return facts.modules.length > maximumModules ? { code: 'licence.size', detail: {} } : null
}

const checks: [keyof LicenceFacts, (facts: LicenceFacts) => boolean][] = [
  ['format', (facts) => licenceFormats.includes(facts.format)],
  ['serial', (facts) => isToken(facts.serial, 40)],
  ['generation', (facts) => isWhole(facts.generation, 1, 999_999_999)],
  ['supersedes', ({ supersedes, serial }) => supersedes === null || (isToken(supersedes, 40) && supersedes !== serial)],
  ['ledgerPosition', isPlace],
  ['keyId', (facts) => facts.keyId.length <= 64 && keyToken.test(facts.keyId)],
  ['issued', (facts) => toInstant(facts.issued) === facts.issued],
  ['issuer', (facts) => isText(facts.issuer, 255)],
  ['agreement', (facts) => isText(facts.agreement, 10)],
  ['licensee', (facts) => isText(facts.licensee, 255)],
  ['productKey', (facts) => isToken(facts.productKey, 64)],
  ['productTitle', (facts) => isText(facts.productTitle, 255)],
  ['version', (facts) => isWhole(facts.version, 1, 999)],
  ['type', (facts) => licenceTypes.includes(facts.type)],
  ['startDate', (facts) => isDay(facts.startDate)],
  ['endDate', (facts) => isEnd(facts.endDate, facts.startDate)],
  ['graceDays', ({ format, graceDays }) => isWhole(graceDays, 0, format < 3 ? 0 : maximumGraceDays)],
  ['warnDays', ({ format, warnDays }) => isWhole(warnDays, 0, format < 3 ? 0 : maximumWarnDays)],
  ['emergency', ({ format, emergency }) => !emergency || format > 2],
  [
    'clockHours',
    ({ format, clockHours }) => clockHours === null || (format > 1 && isWhole(clockHours, 0, maximumClockHours)),
  ],
  ['binding', (facts) => bindings.includes(facts.binding)],
  ['hosts', areHosts],
  ['traits', areTraits],
  ['port', (facts) => isWhole(facts.port, 1024, 65535)],
  ['modules', (facts) => facts.modules.every(isModule) && isTree(facts.modules)],
]

function isPlace({ format, ledgerPosition, ledgerPrevious }: LicenceFacts): boolean {
  if (ledgerPosition === null || ledgerPrevious === null) return ledgerPosition === ledgerPrevious
  return format > 1 && isWhole(ledgerPosition, 1, maximumPosition) && isHash(ledgerPrevious)
}

function areTraits({ format, binding, traits }: LicenceFacts): boolean {
  if (traits === null || binding !== 'traits') return traits === null && binding !== 'traits'
  const { salt, profile, kinds, need, hashes } = traits
  const known = new Set(hashes.map(({ kind }) => kind))
  return (
    format > 2 &&
    traitProfiles.includes(profile) &&
    isSalt(salt) &&
    isTraitPolicy({ need, kinds }) &&
    areTraitHashes(hashes) &&
    [...known].every((kind) => kinds.includes(kind)) &&
    known.size >= need
  )
}

function areHosts({ binding, hosts }: LicenceFacts): boolean {
  if (hosts.length !== { unbound: 0, traits: 0, triade: 3, mac: 1, name: 1, both: 1 }[binding]) return false
  const wholeHosts = hosts.every((host) => isHost(host, binding !== 'name', binding !== 'mac'))
  if (binding !== 'triade') return wholeHosts
  const macs = new Set(hosts.map(({ mac }) => mac))
  const names = new Set(hosts.map(({ name }) => (name === null ? null : foldName(name))))
  return wholeHosts && macs.size === 3 && names.size === 3
}

function isHost({ name, mac }: HostName, needsMac: boolean, needsName: boolean): boolean {
  const macHolds = needsMac ? mac !== null && normaliseMac(mac) === mac : mac === null
  const nameHolds = needsName ? name !== null && name !== '' && isText(name, 99) : name === null
  return macHolds && nameHolds
}

function isModule(module: LicenceModule): boolean {
  const { licName, parent, count, startDate, endDate, test, student } = module
  return (
    licName !== '' &&
    isText(licName, 99) &&
    (parent === null || (parent !== '' && isText(parent, 99))) &&
    (count.kind !== 'counted' || isCountNumber(count.n)) &&
    (startDate === null || isDay(startDate)) &&
    isEnd(endDate, startDate) &&
    (test === null || (isCountNumber(test) && !student))
  )
}

/** Each module of level 2 or 3 follows a module of the level above, and names it as its parent. */
function isTree(modules: readonly LicenceModule[]): boolean {
  const path: string[] = []
  return modules.every(({ licName, parent, level }) => {
    const fits = level === 1 || (path.length >= level - 1 && path[level - 2] === parent)
    path.splice(level - 1, path.length, licName)
    return fits
  })
}
