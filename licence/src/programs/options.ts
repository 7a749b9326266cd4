/** What stands behind the name of a program: read strictly, with messages of our own in both languages. */
import { parseArgs } from 'node:util'
import { chooseLanguage, UsageError } from './console.ts'
import type { Language } from '../language.ts'

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

const messages = {
  unknown: { de: 'Unbekannte Option: {option}', en: 'Unknown option: {option}' },
  missing: {
    de: 'Bei {option} fehlt der Wert. Beginnt er mit einem Bindestrich, schreiben Sie {option}=WERT.',
    en: 'The value of {option} is missing. If it begins with a hyphen, write {option}=VALUE.',
  },
  none: { de: '{option} nimmt keinen Wert.', en: '{option} takes no value.' },
  surplus: { de: 'Überzähliges Argument: {value}', en: 'Surplus argument: {value}' },
  value: { de: 'Ungültiger Wert für --{name}: {value}', en: 'Wrong value for --{name}: {value}' },
  elsewhere: {
    de: 'Die Option --{name} gehört nicht zu „{command}“.',
    en: 'The option --{name} does not belong to “{command}”.',
  },
}

/** Refuses the value of an option. */
export function refuseOption(name: string, value: string): never {
  throw new UsageError(messages.value, { name, value })
}

/** The language the arguments name, the last one counting; so that even a wrong call is answered in it. */
export function outputLanguage(args: readonly string[]): Language {
  const { tokens } = parseArgs({
    args: [...args],
    options: { lang: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const asked = tokens.findLast((token) => token.kind === 'option' && token.name === 'lang')
  return chooseLanguage(asked?.kind === 'option' ? asked.value : undefined)
}

/** The values and the words between them. Refuses what it does not know, and a language other than the two there are. */
export function readOptions<O extends Options>(args: readonly string[], options: O, allowPositionals: boolean) {
  const given = { args: [...args], options }
  for (const token of parseArgs({ ...given, strict: false, allowPositionals: true, tokens: true }).tokens) {
    if (token.kind === 'positional' && !allowPositionals) throw new UsageError(messages.surplus, { value: token.value })
    if (token.kind !== 'option') continue
    const { name, rawName: option, value, inlineValue } = token
    const known = Object.hasOwn(options, name) && option === `--${name}` ? options[name] : undefined
    if (!known) throw new UsageError(messages.unknown, { option })
    if (known.type === 'boolean' && value !== undefined) throw new UsageError(messages.none, { option })
    // What looks like the next option is one: a value was forgotten.
    const forgotten = value === undefined || (!inlineValue && value.length > 1 && value.startsWith('-'))
    if (known.type === 'string' && forgotten) throw new UsageError(messages.missing, { option })
    if (name === 'lang' && value !== 'de' && value !== 'en') refuseOption('lang', value ?? '')
  }
  return parseArgs({ ...given, strict: true, allowPositionals })
}

/** Refuses options this command would silently ignore. */
export function allowOnly(
  command: string,
  allowed: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  const name = Object.keys(values).find((one) => values[one] !== false && !allowed.includes(one))
  if (name !== undefined) throw new UsageError(messages.elsewhere, { name, command })
}
