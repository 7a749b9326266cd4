import type { Language } from '#licence/language.ts'
import { version } from '#platform/installation/version.ts'
import { commandTexts as texts } from '#texts/command-line.ts'
import type { Text } from '#texts/fill.ts'
import type { SealWish } from './audit.ts'

export interface Command {
  /** Each way to call it. */
  usage: readonly string[]
  does: Text
  /** The exit code; undefined: it goes on by itself. Null: it cannot be called like this. */
  run: (args: string[], language: Language) => Promise<number | void> | null
}

/** Every command of the operator, by name. A command's module is loaded when it is called. */
export const commands: Readonly<Record<string, Command>> = {
  start: {
    usage: ['keywerk start'],
    does: texts['keywerk.start'],
    run: ([more]) => (more === undefined ? import('./start.ts').then(({ start }) => start()) : null),
  },
  doctor: {
    usage: ['keywerk doctor [--json]'],
    does: texts['keywerk.doctor'],
    run: (args, language) =>
      args.every((one) => one === '--json')
        ? import('./doctor.ts').then(({ doctor }) => doctor(language, args.length > 0))
        : null,
  },
  settings: {
    usage: ['keywerk settings'],
    does: texts['keywerk.settings.list'],
    run: ([more], language) =>
      more === undefined ? import('./settings.ts').then(({ showSettings }) => showSettings(language)) : null,
  },
  backup: {
    usage: ['keywerk backup FILE'],
    does: texts['keywerk.backup'],
    run: ([file, more]) =>
      file && more === undefined ? import('./backup.ts').then(({ backup }) => backup(file)) : null,
  },
  restore: {
    usage: ['keywerk restore FILE'],
    does: texts['keywerk.restore'],
    run: ([file, more]) =>
      file && more === undefined ? import('./backup.ts').then(({ restore }) => restore(file)) : null,
  },
  keys: {
    usage: [
      'keywerk keys',
      'keywerk keys add licence',
      'keywerk keys add token',
      'keywerk keys use ID',
      'keywerk keys encrypt',
      'keywerk keys decrypt',
    ],
    does: texts['keywerk.keys'],
    run: (args) => keys(args),
  },
  ledger: {
    usage: ['keywerk ledger accept'],
    does: texts['keywerk.ledger'],
    run: ([what, more]) =>
      what === 'accept' && more === undefined ? import('./ledger.ts').then(({ acceptLedger }) => acceptLedger()) : null,
  },
  administrator: {
    usage: ['keywerk administrator link'],
    does: texts['keywerk.administrator'],
    run: ([what, more]) =>
      what === 'link' && more === undefined
        ? import('./administrator.ts').then(({ linkAdministrator }) => linkAdministrator())
        : null,
  },
  audit: {
    usage: ['keywerk audit check', 'keywerk audit check FILE', 'keywerk audit seal --before YEAR [--to FOLDER]'],
    does: texts['keywerk.audit'],
    run: (args) => audit(args),
  },
  usage: {
    usage: ['keywerk usage check'],
    does: texts['keywerk.usage.check'],
    run: ([what, more]) =>
      what === 'check' && more === undefined
        ? import('./usage.ts').then(({ checkUsageOfCloud }) => checkUsageOfCloud())
        : null,
  },
  signer: {
    usage: ['keywerk signer'],
    does: texts['keywerk.signer'],
    run: ([more]) => (more === undefined ? import('./signer.ts').then(({ signer }) => signer()) : null),
  },
  version: {
    usage: ['keywerk version'],
    does: texts['keywerk.version'],
    run: async () => (console.log(version), 0),
  },
}

function keys([what, ...more]: string[]): Promise<number> | null {
  const loaded = import('./keys.ts')
  if (what === undefined) return loaded.then(({ listKeys }) => listKeys())
  if (what === 'add') return loaded.then(({ changeKeys }) => changeKeys(more))
  if ((what === 'encrypt' || what === 'decrypt') && more.length === 0)
    return loaded.then(({ rewriteKeyFiles }) => rewriteKeyFiles(what === 'encrypt' ? 'sealed' : 'clear'))
  return what === 'use' ? loaded.then(({ changeKeys }) => changeKeys(['use', ...more])) : null
}

function audit([what, ...more]: string[]): Promise<number> | null {
  if (what === 'check' && more.length <= 1)
    return import('./audit.ts').then(({ checkAuditLog }) => checkAuditLog(more[0]))
  const wish = what === 'seal' ? sealWish(more) : null
  return wish && import('./audit.ts').then(({ sealAuditLog }) => sealAuditLog(wish))
}

/** What is to be sealed; null where it is not said like this. */
function sealWish(args: readonly string[]): SealWish | null {
  const given = new Map<string, string>()
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', value = ''] = args.slice(at)
    if (!['--before', '--to'].includes(name) || given.has(name) || value === '') return null
    given.set(name, value)
  }
  const [year = '', folder] = [given.get('--before'), given.get('--to')]
  return /^[1-9]\d{3}$/.test(year) ? { year: Number(year), ...(folder !== undefined && { folder }) } : null
}
