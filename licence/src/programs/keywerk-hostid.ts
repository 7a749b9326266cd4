/** keywerk-hostid: writes the licence request (.id) of the machine it runs on. */
import { writeFileSync } from 'node:fs'
import { defaultBinding, defaultPort } from '../binding.ts'
import { type AdvisedHost, adviseHost, describeAdvice } from '../host-advice.ts'
import { type HostName, type HostRequest, installationTypeOf } from '../host-request.ts'
import { profileWords, traitWords } from '../fact-words.ts'
import { fill, type Language, type Words } from '../language.ts'
import { visible } from '../licence-text.ts'
import { formatMac, normaliseMac } from '../mac.ts'
import { LicenceError } from '../reason.ts'
import { isSalt, type RecordedTraits, recordTraits } from '../traits/recorded-traits.ts'
import { describeReason } from '../words.ts'
import { writeHostRequest } from '../write-host-request.ts'
import { type ExitCode, type Output, processOutput, runProgram, UsageError } from './console.ts'
import * as machine from './machine.ts'
import { readMachineTraits, type UnreadReason } from './machine-traits.ts'
import { outputLanguage, readOptions, refuseOption } from './options.ts'

const options = {
  out: { type: 'string' },
  product: { type: 'string', default: 'Keywerk' },
  'version-number': { type: 'string', default: '20' },
  build: { type: 'string', default: '' },
  network: { type: 'boolean', default: false },
  customer: { type: 'string', default: '' },
  company: { type: 'string', default: '' },
  salutation: { type: 'string', default: '' },
  'first-name': { type: 'string', default: '' },
  'last-name': { type: 'string', default: '' },
  email: { type: 'string', default: '' },
  port: { type: 'string' },
  name: { type: 'string' },
  mac: { type: 'string' },
  host: { type: 'string', multiple: true, default: [] as string[] },
  'terminal-server': { type: 'string' },
  'virtual-server': { type: 'string' },
  salt: { type: 'string' },
  token: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const usage: Words = {
  de: `keywerk-hostid [Optionen]  schreibt die Lizenzanfrage (.id) dieses Rechners

  --out DATEI            in diese Datei statt auf die Ausgabe
  --product NAME  --version-number N  --build TEXT  --network
  --customer NR   --company NAME
  --salutation TEXT  --first-name NAME  --last-name NAME  --email ADRESSE
  --port N               Port des Lizenzdienstes (bei --network vorbelegt)
  --name NAME  --mac MAC Rechnername und Netzwerkkarte statt der gefundenen
  --host NAME,MAC        ein weiterer Rechner, höchstens zweimal (Triade)
  --terminal-server yes|no  --virtual-server yes|no   statt der Vermutung
  --salt TEXT            schreibt auch die Merkmale des Rechners, mit dem Salz des Herstellers gehasht
  --token DATEI          das Token eines Containers, statt /run/secrets/keywerk-token
  --lang de|en`,
  en: `keywerk-hostid [options]  writes the licence request (.id) of this machine

  --out FILE             to this file instead of the output
  --product NAME  --version-number N  --build TEXT  --network
  --customer NO   --company NAME
  --salutation TEXT  --first-name NAME  --last-name NAME  --email ADDRESS
  --port N               port of the licence server (preset with --network)
  --name NAME  --mac MAC computer name and network card instead of those found
  --host NAME,MAC        another machine, twice at most (triad)
  --terminal-server yes|no  --virtual-server yes|no   instead of the guess
  --salt TEXT            also writes the traits of the machine, hashed with the vendor's salt
  --token FILE           the token of a container, instead of /run/secrets/keywerk-token
  --lang de|en`,
}

const messages = {
  found: {
    de: 'Rechnername {name}, Netzwerkkarte {mac}, {system}{virtual}',
    en: 'Computer name {name}, network card {mac}, {system}{virtual}',
  },
  virtual: { de: ', virtuelle Maschine ({hint})', en: ', virtual machine ({hint})' },
  traits: { de: 'Merkmale ({profile}): {kinds}', en: 'Traits ({profile}): {kinds}' },
  unread: { de: '- {kind} nicht gelesen: {reason}', en: '- {kind} not read: {reason}' },
  noTraits: {
    de: 'Von diesem Rechner lässt sich kein Merkmal lesen; ohne --salt entsteht eine Anfrage ohne Merkmale.',
    en: 'No trait of this machine can be read; without --salt a request without traits is written.',
  },
  written: { de: 'Lizenzanfrage geschrieben: {file}', en: 'Licence request written: {file}' },
} as const satisfies Record<string, Words>

/** Runs the program; answers its exit code. */
export function main(args: readonly string[], output: Output = processOutput, now = new Date()): Promise<ExitCode> {
  const language = outputLanguage(args)
  return runProgram(language, output, usage, async (): Promise<ExitCode> => {
    const { values } = readOptions(args, options, false)
    if (values.help) {
      output.out(`${usage[language]}\n`)
      return 0
    }
    const cards = machine.networkCards()
    const hint = machine.virtualMachineHint(cards)
    const version = whole('version-number', values['version-number'])
    const installationTypeText = values.network ? 'Netzwerk' : 'Einzelplatz'
    const own: HostName = {
      name: values.name ?? machine.computerName(),
      mac: values.mac === undefined ? (cards[0]?.mac ?? null) : macOf('mac', values.mac),
    }
    const salt = values.salt === undefined ? null : saltOf(values.salt)
    const traits = salt === null ? null : await traitsOf(salt, values.token, { language, output })
    const request: HostRequest = {
      product: values.product,
      version,
      build: values.build,
      installationType: installationTypeOf(installationTypeText),
      installationTypeText,
      operatingSystem: machine.operatingSystem(),
      created: `${now.toISOString().slice(0, 19)}Z`,
      createdOn: new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10),
      customerNumber: values.customer,
      company: values.company,
      contact: {
        salutation: values.salutation,
        firstName: values['first-name'],
        lastName: values['last-name'],
        email: values.email,
      },
      terminalServer: flag('terminal-server', values['terminal-server'], machine.isTerminalSession()),
      virtualServer: flag('virtual-server', values['virtual-server'], hint !== null),
      port: values.port === undefined ? (values.network ? defaultPort(version) : null) : whole('port', values.port),
      server: null,
      hosts: [own, ...values.host.map(hostOf)],
      traits,
    }
    const bytes = writeRequest(request)
    const virtual = request.virtualServer ? fill(messages.virtual, language, { hint: hint ?? '-' }) : ''
    const mac = own.mac === null ? '-' : formatMac(own.mac)
    const found = fill(messages.found, language, {
      name: own.name ?? '-',
      mac,
      system: request.operatingSystem,
      virtual,
    })
    output.err(`${visible(found)}\n`)
    for (const one of adviseHost(bindingOf(request))) output.err(`- ${visible(describeAdvice(one, language))}\n`)
    if (values.out === undefined) output.out(new TextDecoder().decode(bytes))
    else {
      writeOut(values.out, bytes)
      output.err(`${visible(fill(messages.written, language, { file: values.out }))}\n`)
    }
    return 0
  })
}

const saltOf = (value: string): string => (isSalt(value) ? value : refuseOption('salt', value))

/** The hashed traits of this machine; tells which were read, and of the others why not. */
async function traitsOf(
  salt: string,
  token: string | undefined,
  { language, output }: { language: Language; output: Output },
): Promise<RecordedTraits> {
  const { profile, traits, unread } = readMachineTraits(token)
  const recorded = await recordTraits(salt, profile, traits)
  if (recorded.hashes.length === 0) throw new UsageError(messages.noTraits)
  const kinds = [...new Set(recorded.hashes.map(({ kind }) => kind))].map((kind) => traitWords[kind][language])
  const tell = (text: string): void => output.err(`${visible(text)}\n`)
  tell(fill(messages.traits, language, { profile: profileWords[profile][language], kinds: kinds.join(', ') }))
  for (const { kind, reason } of unread)
    tell(fill(messages.unread, language, { kind: traitWords[kind][language], reason: unreadWords[reason][language] }))
  return recorded
}

const unreadWords: Record<UnreadReason, Words> = {
  rights: { de: 'nur mit den Rechten eines Administrators', en: 'only with the rights of an administrator' },
  none: { de: 'nicht vorhanden', en: 'there is none' },
  placeholder: { de: 'nur ein Platzhalter des Herstellers', en: 'only a placeholder of the manufacturer' },
}

/** How the licence will be bound, unless another binding is chosen: what the licence creator presets. */
function bindingOf({ hosts, installationType, terminalServer, virtualServer }: HostRequest): AdvisedHost {
  const binding = hosts.length === 3 ? 'triade' : defaultBinding(installationType === 'network')
  return { binding, hosts, terminalServer, virtualServer }
}

function writeOut(file: string, bytes: Uint8Array): void {
  try {
    writeFileSync(file, bytes)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError({ de: 'Datei nicht schreibbar: {reason}', en: 'Cannot write file: {reason}' }, { reason })
  }
}

function writeRequest(request: HostRequest): Uint8Array {
  try {
    return writeHostRequest(request)
  } catch (error) {
    if (!(error instanceof LicenceError)) throw error
    throw new UsageError({ de: describeReason(error, 'de'), en: describeReason(error, 'en') })
  }
}

function whole(name: string, value: string): number {
  if (!/^[0-9]{1,6}$/.test(value)) refuseOption(name, value)
  return Number(value)
}

function macOf(name: string, value: string): string {
  const mac = normaliseMac(value)
  if (!mac) refuseOption(name, value)
  return mac
}

function flag(name: string, value: string | undefined, guess: boolean): boolean {
  if (value === undefined) return guess
  if (value !== 'yes' && value !== 'no') refuseOption(name, value)
  return value === 'yes'
}

function hostOf(value: string): HostName {
  const at = value.lastIndexOf(',')
  if (at < 0) refuseOption('host', value)
  return { name: value.slice(0, at).trim() || null, mac: macOf('host', value.slice(at + 1)) }
}
