import type { Host } from '#contract/hosts.ts'
import type { Holding } from '#contract/holdings.ts'
import { companyShort } from '#licence/binding.ts'
import { numberFromFlag } from '#licence/sentinels.ts'
import { writtenDay, writtenEnd, writtenId, writtenInstant } from '../spelling.ts'

/** The product a host file belongs to. */
export type HostProduct = Pick<Holding, 'holder' | 'configuration'>

/** A host file in the documents' names; the person's name is appended to the short name after semicolons. */
export const writtenHost = (host: Host, { holder, configuration }: HostProduct) => ({
  ID: writtenId(host.id),
  CompanyHasProductID: writtenId(host.holdingId),
  ContactHasProductID: writtenId(holder.kind === 'contact' ? host.holdingId : null),
  // It follows the configuration of its product.
  ConfigurationID: writtenId(configuration?.id ?? null),
  Email: host.email,
  Disable: numberFromFlag(host.disabled),
  Version: host.version,
  Unlimited: numberFromFlag(host.unlimited),
  StartDate: writtenDay(host.startDate),
  EndDate: writtenEnd(host.endDate, host.unlimited),
  CompanyNameShort: companyShort(host),
  Salutation: host.salutation,
  FirstName: host.firstName,
  LastName: host.lastName,
  Comment: host.comment,
  TerminalServer: numberFromFlag(host.terminalServer),
  VirtualServer: numberFromFlag(host.virtualServer),
  HostIDCreateDate: writtenDay(host.hostCreatedOn),
  IsMacAddress: numberFromFlag(host.binding === 'mac'),
  IsPcName: numberFromFlag(host.binding === 'name'),
  IsMacAddressAndPcName: numberFromFlag(host.binding === 'both'),
  Triade: numberFromFlag(host.binding === 'triade'),
  Unbound: numberFromFlag(host.binding === 'unbound'),
  Port: host.port,
  MacAddress1: host.hosts[0].mac ?? '',
  MacAddress2: host.hosts[1].mac ?? '',
  MacAddress3: host.hosts[2].mac ?? '',
  PcName1: host.hosts[0].name ?? '',
  PcName2: host.hosts[1].name ?? '',
  PcName3: host.hosts[2].name ?? '',
  ServerHostID: host.serverHostId,
  ServerName: host.serverName,
  InstallationType: host.installationType,
  Build: host.build,
  OperationSystem: host.operatingSystem,
  CustomerNr: host.customerNumber,
  // Who it was stands in the audit log.
  Created: writtenInstant(host.createdAt),
  CreatedBy: '',
  Modified: writtenInstant(host.modifiedAt),
  ModifiedBy: '',
})
