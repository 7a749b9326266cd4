import type { ImportField } from '#contract/import-kinds.ts'
import { plainWord } from './plain-word.ts'

/** Words that mean something in a field, as `plainWord` has them. */
export const words: Partial<Record<ImportField, Record<string, string | boolean>>> = {
  salutation: {
    herr: 'Herr',
    herrn: 'Herr',
    hr: 'Herr',
    mr: 'Herr',
    mister: 'Herr',
    sir: 'Herr',
    'sehr geehrter herr': 'Herr',
    frau: 'Frau',
    fr: 'Frau',
    fräulein: 'Frau',
    ms: 'Frau',
    mrs: 'Frau',
    miss: 'Frau',
    'sehr geehrte frau': 'Frau',
    mx: 'NoSalutation',
    divers: 'NoSalutation',
    neutral: 'NoSalutation',
    keine: 'NoSalutation',
    'keine anrede': 'NoSalutation',
    none: 'NoSalutation',
    nosalutation: 'NoSalutation',
    'no salutation': 'NoSalutation',
  },
  gender: {
    m: 'm',
    männlich: 'm',
    male: 'm',
    w: 'f',
    f: 'f',
    weiblich: 'f',
    female: 'f',
    d: 'd',
    divers: 'd',
    diverse: 'd',
    'non-binary': 'd',
  },
  kind: {
    hochschule: 'university',
    universität: 'university',
    university: 'university',
    schule: 'school',
    school: 'school',
    freemailer: 'free',
    'free mailer': 'free',
    'free email provider': 'free',
    'free e-mail provider': 'free',
    free: 'free',
    wegwerfadressen: 'disposable',
    'disposable addresses': 'disposable',
    disposable: 'disposable',
  },
  count: {
    '9999': 'uncounted',
    ungezählt: 'uncounted',
    uncounted: 'uncounted',
    unbegrenzt: 'uncounted',
    '∞': 'uncounted',
    '-1': 'dependency',
    'technische abhängigkeit': 'dependency',
    'technical dependency': 'dependency',
    abhängigkeit: 'dependency',
    dependency: 'dependency',
  },
  edition: {
    single: 'single',
    einzelplatz: 'single',
    'single user': 'single',
    network: 'network',
    netzwerk: 'network',
    student: 'student',
    studienversion: 'student',
    'student version': 'student',
    textbook: 'textbook',
    lehrbuchausgabe: 'textbook',
    'textbook edition': 'textbook',
    cloud: 'cloud',
  },
  binding: {
    mac: 'mac',
    'mac-adresse': 'mac',
    'mac address': 'mac',
    name: 'name',
    rechnername: 'name',
    'computer name': 'name',
    both: 'both',
    'rechnername und mac-adresse': 'both',
    'computer name and mac address': 'both',
    triade: 'triade',
    triad: 'triade',
    'triade (drei server)': 'triade',
    'triad (three servers)': 'triade',
    unbound: 'unbound',
    ungebunden: 'unbound',
  },
  mainContact: {
    ja: true,
    yes: true,
    x: true,
    '1': true,
    wahr: true,
    true: true,
    '✓': true,
    '✔': true,
    '☑': true,
    // Databases write one letter.
    j: true,
    y: true,
    t: true,
    nein: false,
    no: false,
    '0': false,
    falsch: false,
    false: false,
    '-': false,
    '☐': false,
    n: false,
    f: false,
  },
}

const titles = new Set(
  (
    'prof univ apl em pd doz dr habil h c mult dipl ing inform phys chem math wirt kfm kff arch biol ing mag med dent vet ' +
    'phil rer nat pol oec publ jur theol iur sc techn agr mont fh tu uni ba ma mba bsc msc b m eng a'
  ).split(' '),
)

/** `Herr` or `Frau`, however it is written: with a full stop, and with academic titles behind it. */
export function salutationOf(text: string): string | boolean | undefined {
  const [, ...behind] = plainWord(text.replaceAll(/[.,()/-]+/g, ' ')).split(' ')
  const isTitled = behind.length > 0 && behind.every((word) => titles.has(word))
  const word = plainWord(text.replaceAll('.', ''))
  return words.salutation?.[isTitled ? word.slice(0, word.search(/[ ,(/-]/)) : word]
}

/** `de` or `en` by its name in either language or by its code, with a region or without. */
export const languageCode = (text: string): string | undefined =>
  languages.get(plainWord(text).replace(/^(..)[-_].*/, '$1'))

const languages = new Map([
  ...['de', 'deu', 'ger', 'deutsch', 'german'].map((word) => [word, 'de'] as const),
  ...['en', 'eng', 'englisch', 'english'].map((word) => [word, 'en'] as const),
])
