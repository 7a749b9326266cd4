/** keywerk-licence: verifies licence files offline, and shows what they say. */
import { isDay, toInstant } from '../days.ts'
import { composeNames, type Machine, machinesOf } from '../host-match.ts'
import { outcomeWords, traitWords } from '../fact-words.ts'
import { readHostRequest } from '../host-request.ts'
import { maximumRequestBytes } from '../host-text.ts'
import type { Language, Words } from '../language.ts'
import { maximumLicenceBytes } from '../licence-file.ts'
import { visible } from '../licence-text.ts'
import { normaliseMac } from '../mac.ts'
import { readLicence } from '../read-licence.ts'
import { type Verdict, verifyLicence } from '../verify.ts'
import { type ReadTrait, traitKinds } from '../traits/trait.ts'
import { describeReason } from '../words.ts'
import { type ExitCode, type Output, processOutput, readInput, runProgram, UsageError } from './console.ts'
import * as machine from './machine.ts'
import { readMachineTraits } from './machine-traits.ts'
import { runAudit } from './audit.ts'
import { keepClock, readClock } from './clock-file.ts'
import { readKeys } from './key-files.ts'
import { allowOnly, outputLanguage, readOptions, refuseOption } from './options.ts'
import { showLicence } from './show-licence.ts'

const options = {
  keys: { type: 'string', multiple: true },
  host: { type: 'string' },
  mac: { type: 'string', multiple: true },
  name: { type: 'string', multiple: true },
  trait: { type: 'string', multiple: true },
  token: { type: 'string' },
  at: { type: 'string' },
  'product-version': { type: 'string' },
  'clock-state': { type: 'string' },
  'clock-machine': { type: 'string' },
  head: { type: 'string', multiple: true },
  lang: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** What each command looks at. */
const commands: Readonly<Record<string, readonly (keyof typeof options)[]>> = {
  verify: [
    'keys',
    'host',
    'mac',
    'name',
    'trait',
    'token',
    'at',
    'product-version',
    'clock-state',
    'clock-machine',
    'lang',
    'json',
  ],
  show: ['lang', 'json'],
  audit: ['keys', 'head', 'lang', 'json'],
}

const usage: Words = {
  de: `keywerk-licence verify DATEI --keys DATEI [Optionen]   prüft eine Lizenzdatei, auch ohne Netz
keywerk-licence show DATEI                             zeigt, was in ihr steht, ohne sie zu prüfen
keywerk-licence audit LEDGER.jsonl [DATEI.lic …]       prüft ein Ausstellungsbuch und ob Lizenzen darin stehen

  --keys DATEI          öffentliche Schlüssel des Herstellers (JWK-Satz), mehrfach möglich
  --host DATEI.id       für einen der Rechner dieser Lizenzanfrage statt für diesen
  --mac MAC --name NAME für diese Netzwerkkarte und diesen Rechnernamen, mehrfach möglich
  --trait ART=WERT      mit diesem Merkmal (smbios, machine, disk, mac, name, domain, token), mehrfach möglich
  --token DATEI         das Token dieses Containers, statt /run/secrets/keywerk-token
  --at JJJJ-MM-TT       an diesem Tag um 12 Uhr UTC statt jetzt, oder zu dieser Zeit: JJJJ-MM-TTThh:mm:ssZ
                        (nicht mit --clock-state)
  --product-version N   für diese Programmversion
  --clock-state DATEI   prüft auch, ob die Uhr zurückgestellt wurde; die Datei hält die zuletzt gesehene Zeit fest
  --clock-machine TEXT  woran der Rechner dabei erkannt wird, statt an /etc/machine-id oder dem Rechnernamen
  --head DATEI          (audit) ein früher veröffentlichter Stand, mehrfach möglich: Das Buch muss ihn noch enthalten
  --json  --lang de|en

Ende mit 0: gültig, auch mit Hinweis vor dem Ende und in der Kulanzfrist (audit: das Buch ist vollständig, ganz durch eine Signatur gedeckt, und jede Lizenz
steht darin), 1: nicht gültig,
2: falscher Aufruf oder Datei nicht lesbar`,
  en: `keywerk-licence verify FILE --keys FILE [options]   verifies a licence file, also offline
keywerk-licence show FILE                           shows what it says, without verifying it
keywerk-licence audit LEDGER.jsonl [FILE.lic …]     verifies a ledger, and that licences are in it

  --keys FILE           the vendor's public keys (JWK set), may be repeated
  --host FILE.id        for one of the machines of this licence request instead of this one
  --mac MAC --name NAME for this network card and computer name, may be repeated
  --trait KIND=VALUE    with this trait (smbios, machine, disk, mac, name, domain, token), may be repeated
  --token FILE          the token of this container, instead of /run/secrets/keywerk-token
  --at YYYY-MM-DD       on this day at 12:00 UTC instead of now, or at this time: YYYY-MM-DDThh:mm:ssZ
                        (not with --clock-state)
  --product-version N   for this version of the program
  --clock-state FILE    also looks for a clock that was set back; the file keeps the time last seen
  --clock-machine TEXT  what the machine is known by for that, instead of /etc/machine-id or the computer name
  --head FILE           (audit) a head published earlier, may be repeated: the ledger must still hold it
  --json  --lang de|en

Exit code 0: valid, also with notice before the expiry and in the grace period (audit: the ledger is whole, a signature covers all of it, and it holds every licence),
1: not valid,
2: wrong call or unreadable file`,
}

const messages = {
  call: { de: 'Was soll mit welcher Datei geschehen?', en: 'What is to be done with which file?' },
  exclude: { de: '--{one} und --{other} schließen einander aus.', en: '--{one} and --{other} exclude each other.' },
  needs: { de: '--{one} gilt nur zusammen mit --{other}.', en: '--{one} counts only together with --{other}.' },
  invented: {
    de: '--at und --clock-state schließen einander aus: Die Datei hält nur fest, was die Uhr wirklich gezeigt hat.',
    en: '--at and --clock-state exclude each other: the file keeps only what the clock really has shown.',
  },
  host: { de: 'Lizenzanfrage {file}: {reason}', en: 'Licence request {file}: {reason}' },
  valid: { de: 'Gültig.', en: 'Valid.' },
  invalid: { de: 'Nicht gültig.', en: 'Not valid.' },
  unchecked: { de: 'Die Signatur wurde nicht geprüft.', en: 'The signature was not checked.' },
} as const satisfies Record<string, Words>

/** Runs the program; answers its exit code. */
export function main(args: readonly string[], output: Output = processOutput, now = new Date()): Promise<ExitCode> {
  const language = outputLanguage(args)
  return runProgram(language, output, usage, async () => {
    const { values, positionals } = readOptions(args, options, true)
    if (values.help) {
      output.out(`${usage[language]}\n`)
      return 0
    }
    const [command = '', file, ...more] = positionals
    const allowed = Object.hasOwn(commands, command) ? commands[command] : undefined
    if (file === undefined || !allowed || (more.length > 0 && command !== 'audit')) throw new UsageError(messages.call)
    allowOnly(command, allowed, values)
    if (command === 'audit') {
      const asked = { ledger: file, licences: more, heads: values.head ?? [], json: values.json }
      return runAudit({ ...asked, keys: values.keys ? readKeys(values.keys) : null }, language, output)
    }
    return command === 'show'
      ? show(readInput(file, maximumLicenceBytes), language, values.json, output)
      : verify(file, values, { language, output, now })
  })
}

type Values = ReturnType<typeof readOptions<typeof options>>['values']

async function verify(
  file: string,
  values: Values,
  { language, output, now }: { language: Language; output: Output; now: Date },
): Promise<ExitCode> {
  const { 'clock-state': clockFile, 'clock-machine': clockMachine, 'product-version': version, at } = values
  for (const other of ['mac', 'name', 'trait'] as const)
    if (values.host !== undefined && values[other]) throw new UsageError(messages.exclude, { one: 'host', other })
  if (clockMachine !== undefined && clockFile === undefined)
    throw new UsageError(messages.needs, { one: 'clock-machine', other: 'clock-state' })
  if (at !== undefined && clockFile !== undefined) throw new UsageError(messages.invented)
  const bytes = readInput(file, maximumLicenceBytes)
  const clock = clockFile === undefined ? undefined : readClock(clockFile, clockMachine)
  const verdict = await verifyLicence(bytes, {
    ...(clock && { clock }),
    keys: readKeys(values.keys ?? []),
    host: chooseMachines(bytes, values),
    now: at === undefined ? now : dayAt(at),
    ...(version === undefined ? {} : { productVersion: versionOf(version) }),
  })
  if (clockFile !== undefined && verdict.clockState) keepClock(clockFile, verdict.clockState)
  output.out(values.json ? asJson(verdict, language) : asText(verdict, language))
  return verdict.valid ? 0 : 1
}

function asText(verdict: Verdict, language: Language): string {
  const traits = verdict.traits?.traits.map(
    ({ kind, outcome }) => `- ${traitWords[kind][language]}: ${outcomeWords[outcome][language]}`,
  )
  const lines = [
    messages[verdict.valid ? 'valid' : 'invalid'][language],
    ...[...verdict.reasons, ...verdict.notes].map((reason) => `- ${visible(describeReason(reason, language))}`),
    ...(traits ?? []),
  ]
  return `${lines.join('\n')}\n`
}

function asJson(verdict: Verdict, language: Language): string {
  const { valid, code, term, traits, licence } = verdict
  const [reasons, notes] = [verdict.reasons, verdict.notes].map((list) =>
    list.map((reason) => ({ ...reason, text: describeReason(reason, language) })),
  )
  return `${JSON.stringify({ valid, code, ...term, reasons, notes, ...(traits && { traits }), licence }, null, 2)}\n`
}

function show(bytes: Uint8Array, language: Language, json: boolean, output: Output): ExitCode {
  const read = readLicence(bytes)
  if (!read.ok) {
    const detail = read.line === undefined ? {} : { line: read.line }
    const text = describeReason({ code: read.code, detail }, language)
    output.out(json ? `${JSON.stringify({ code: read.code, detail, text }, null, 2)}\n` : `${text}\n`)
    return 1
  }
  if (json) output.out(`${JSON.stringify(read.licence, null, 2)}\n`)
  else output.out(`${showLicence(read.licence, language)}\n${messages.unchecked[language]}\n`)
  return 0
}

/** The machines to check against: those of the request, the one described, or this one. */
function chooseMachines(licence: Uint8Array, { host, mac: macs, name: names, trait, token }: Values): Machine[] {
  const wrong = macs?.find((mac) => normaliseMac(mac) === null)
  if (wrong !== undefined) refuseOption('mac', wrong)
  if (host !== undefined) return machinesOfRequest(host)
  const traits = trait?.map(traitOf)
  if (macs !== undefined || names !== undefined || traits !== undefined)
    return [composeNames({ macs: macs ?? [], names: names ?? [], ...(traits && { traits }) })]
  const cards = machine.networkCards()
  const read = readLicence(licence)
  // Finding them out takes other programs, on some systems.
  const found = read.ok && read.licence.traits ? readMachineTraits(token).traits : []
  const own = {
    macs: cards.map(({ mac }) => mac),
    names: [machine.computerName()],
    virtual: machine.virtualMachineHint(cards) !== null,
    traits: found,
  }
  return [composeNames(own)]
}

function traitOf(text: string): ReadTrait {
  const kind = traitKinds.find((known) => text.startsWith(`${known}=`))
  return kind ? { kind, value: text.slice(kind.length + 1) } : refuseOption('trait', text)
}

function machinesOfRequest(file: string): Machine[] {
  const result = readHostRequest(readInput(file, maximumRequestBytes))
  if (!result.ok) {
    const reason = { code: result.code, detail: result.field === undefined ? {} : { field: result.field } }
    const tell = (language: Language): string =>
      messages.host[language].replace('{reason}', describeReason(reason, language))
    throw new UsageError({ de: tell('de'), en: tell('en') }, { file })
  }
  return machinesOf(result.request)
}

function dayAt(day: string): Date {
  const at = isDay(day) ? `${day}T12:00:00Z` : day
  return toInstant(at) === at ? new Date(at) : refuseOption('at', day)
}

function versionOf(value: string): number {
  return /^[1-9][0-9]{0,2}$/.test(value) ? Number(value) : refuseOption('product-version', value)
}
