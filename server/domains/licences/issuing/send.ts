import { isDeepStrictEqual } from 'node:util'
import type { Host } from '#contract/hosts.ts'
import { machineName } from '#contract/machine-name.ts'
import { boundHosts } from '#licence/binding.ts'
import type { HostName } from '#licence/host-request.ts'
import { readLicence } from '#licence/read-licence.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { licenceLetter } from '../letters.ts'
import { licenceFile } from '../queries.ts'
import { productTitle } from '#texts/product-names.ts'

export interface LicenceMail {
  receiver: string
  cc: string[]
  comment: string
  language: 'de' | 'en'
}

type Machines = Pick<Host, 'binding' | 'hosts'>

/** The machines a licence file is for, in words; '' for an unbound one. */
function machineOf(bytes: Uint8Array, host: Machines): string {
  const read = readLicence(bytes)
  const { binding, hosts }: Pick<Machines, 'binding'> & { hosts: readonly HostName[] } = read.ok ? read.licence : host
  // A host ID says more of its machine than a licence does, while it is still that machine's.
  const same = host.binding === binding && isDeepStrictEqual(composed(boundHosts(host)), composed(hosts))
  return (binding === 'unbound' ? [] : same ? host.hosts.slice(0, hosts.length) : hosts).map(machineName).join(', ')
}

const composed = (hosts: readonly HostName[]) => hosts.map(({ name, mac }) => [name?.normalize('NFC') ?? null, mac])

/** Queues the licence file as a mail, in the caller's transaction; the file is attached byte for byte. */
export async function sendLicence(call: Write, id: string, mail: LicenceMail): Promise<{ mailId: string }> {
  const file = (await licenceFile(call.db, call.actor, id)) ?? fail('licences.licNotFound')
  const { language, receiver, cc, comment } = mail
  const product = productTitle(file, language)
  const attachment = {
    name: file.fileName,
    mediaType: 'application/octet-stream',
    record: { kind: 'licence', id },
  }
  const mailId = await call.mail(
    { email: receiver, language, cc },
    licenceLetter,
    { ...file, product, comment, machine: machineOf(file.bytes, file) },
    {
      attachments: [attachment],
      record: { kind: 'licence', id },
    },
  )
  call.audit({ kind: 'licence', id, after: { mail: mailId, receiver, cc } })
  return { mailId }
}
