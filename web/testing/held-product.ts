import type { Configuration, ConfigurationRow, ProductConfiguration } from '#contract/configurations.ts'
import type { Holding } from '#contract/holdings.ts'
import type { ListedHost } from '#contract/hosts.ts'
import type { Licence } from '#contract/licences.ts'
import type { PassportHost, PassportWithGuide } from '#contract/passports.ts'
import { networkProduct } from './network-product.ts'

const idOf = (end: number) => `0197a5d0-0000-7000-8000-0000000000${end}`
const at = '2026-11-01T08:00:00.000Z'

/** The network product as a company holds it, with a configuration, one machine and its licence. */
export const holding: Holding = {
  id: idOf(20),
  holder: { kind: 'company', id: idOf(21), name: 'Müller Statik GmbH', customerNumber: '10023', language: 'de' },
  product: networkProduct,
  note: 'Rabatt bis Jahresende',
  disabled: false,
  configuration: { id: idOf(22), name: 'Ausbau', description: '' },
  licences: 1,
  createdAt: at,
  modifiedAt: at,
}

/** The current configuration, or one that was replaced by it and is used nowhere. */
export const configurationRow = (active: boolean): ConfigurationRow => ({
  id: active ? idOf(22) : idOf(23),
  name: active ? 'Ausbau' : 'Erstausstattung',
  description: '',
  createdAt: at,
  createdBy: 'Sabine Staff',
  active,
  replacedAt: active ? null : at,
  replacedBy: active ? '' : 'Sabine Staff',
  changeNotes: '',
  notes: '',
  origin: '',
  sharedWith: 0,
  inUse: active,
})

const solver: Configuration['items'][number] = {
  id: idOf(24),
  moduleId: idOf(25),
  name: 'Rechenkern',
  licName: 'SOLVER',
  licNameParent: null,
  level: 1,
  count: { kind: 'dependency' },
  startDate: null,
  endDate: null,
  unlimited: true,
  test: false,
  testCount: 0,
  student: false,
  editModules: false,
  connect: false,
  sorting: 0,
  children: [],
}

/** The current configuration; its one module is a technical dependency, which the server leaves out for some. */
export const configuration = (dependenciesHidden: boolean): Configuration => ({
  id: idOf(22),
  name: 'Ausbau',
  description: '',
  createdAt: at,
  createdBy: 'Sabine Staff',
  kind: 'held',
  holder: holding.holder,
  dependenciesHidden,
  items: dependenciesHidden ? [] : [solver],
})

export const template: ProductConfiguration = {
  id: idOf(26),
  name: 'Hochschule',
  description: '',
  createdAt: at,
  createdBy: 'Sabine Staff',
  kind: 'template',
  count: { kind: 'counted', n: 2 },
  endDate: null,
  unlimited: true,
}

export const host: ListedHost = {
  id: idOf(27),
  holdingId: holding.id,
  disabled: false,
  generation: 1,
  movedTo: null,
  emergencyFor: null,
  email: '',
  version: 21,
  unlimited: true,
  startDate: '2026-11-01',
  endDate: null,
  companyNameShort: 'Müller',
  salutation: '',
  firstName: '',
  lastName: '',
  comment: '',
  customerNumber: '10023',
  terminalServer: false,
  virtualServer: false,
  binding: 'mac',
  port: 27000,
  hosts: [
    { name: 'LIC-1', mac: '02005E100001' },
    { name: null, mac: null },
    { name: null, mac: null },
  ],
  hostCreatedOn: null,
  serverHostId: '',
  serverName: '',
  installationType: '',
  build: '',
  operatingSystem: '',
  createdAt: at,
  modifiedAt: at,
  licence: null,
}

export const licence: Licence = {
  id: idOf(28),
  serial: 1001,
  hostId: host.id,
  holdingId: holding.id,
  configurationId: idOf(22),
  generation: 1,
  supersedes: null,
  supersededBy: null,
  keyId: 'wellenwerk-2026',
  fileName: 'Müller_Netzwerk_21.lic',
  sha256: 'a'.repeat(64),
  startDate: '2026-11-01',
  endDate: null,
  graceDays: 0,
  issuedAt: at,
  issuedBy: 'Sabine Staff',
}

const validity = { state: 'unlimited', day: null, days: null, part: false, graceLeft: 0 } as const

const passportHost: PassportHost = {
  id: host.id,
  binding: 'mac',
  machines: host.hosts.slice(0, 1),
  port: 27000,
  terminalServer: false,
  virtualServer: false,
  disabled: false,
  startDate: '2026-11-01',
  endDate: null,
  validity,
  licence: null,
  movedTo: null,
  emergencyFor: null,
}

/** The same product as those who use it see it, with a second machine that stands in for the first. */
export const passport: PassportWithGuide = {
  id: holding.id,
  holder: holding.holder,
  product: networkProduct,
  note: '',
  disabled: false,
  validity,
  modules: [],
  hosts: [passportHost, { ...passportHost, id: idOf(29), emergencyFor: host.id }],
  imports: [],
  guideDe: '',
  guideEn: '',
}
