import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

interface Pair {
  file: string
  key: string
  de: string
  en: string
}

interface Catalogue {
  permissionCatalogue: readonly (Pair & { guards: string; guardsDe: string })[]
}

/** Every text there is, with where it stands. */
async function allTexts(): Promise<Pair[]> {
  const found = new Map<string, Pair>()
  const look = (value: unknown, key: string, file: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { de, en } = value as { de?: unknown; en?: unknown }
    // A key stands for more than one text: a deed is one of the audit log, and one that failed.
    if (typeof de === 'string' && typeof en === 'string')
      found.set([file, key, de, en].join('\n'), { file, key, de, en })
    else for (const [name, inner] of Object.entries(value)) look(inner, name, file)
  }
  for (const file of globSync(['texts/**/*.ts', 'licence/src/*-words.ts']).filter((name) => !name.endsWith('.test.ts')))
    for (const [name, value] of Object.entries((await import(pathToFileURL(file).href)) as object))
      look(value, `${file} ${name}`, file)
  // What permissions are called and what they guard stands in their catalogue.
  const { permissionCatalogue } = (await import(pathToFileURL('contract/permissions.ts').href)) as Catalogue
  for (const { key, de, en, guards, guardsDe } of permissionCatalogue) {
    found.set(key, { file: 'contract', key, de, en })
    found.set(`${key} guards`, { file: 'contract', key, de: guardsDe, en: guards })
  }
  return [...found.values()]
}
const texts = await allTexts()

/** The word that lost, and the glossary's. */
const losing: [RegExp, string][] = [
  [/\bZustand|\bZustände/, 'Stand'],
  [/\bStatus\b/, 'Stand'],
  [/Ansprechperson|Kontaktperson/, 'Kontakt, Ansprechpartner'],
  [/Unterschrift(?!en\b)/, 'Signatur'],
  [/Computername/, 'Rechnername'],
  [/Lizenzanforderung/, 'Lizenzanfrage'],
  [/Ablaufdatum|Enddatum/, 'Ende'],
  [/Rechnerwechsel|Hostwechsel/, 'Umzug'],
]
const losingEnglish: [RegExp, string][] = [
  [/[Tt]ake into work/, 'Start working on it'],
  [/[Rr]eport as done/, 'Mark as done'],
  [/[Hh]ost facts/, 'Host details'],
  [/[Ww]ords of the company/, 'Texts of the company'],
  [/[Hh]ost change/, 'move'],
]

/** What only a translation would say, and what a native licence manager writes instead. */
const translatedEnglish: [RegExp, string][] = [
  [/[Ww]hoever/, 'a role, “anyone who”'],
  [/\banew\b/, 'again, re-'],
  [/\b[Oo]n starting\b/, 'when started'],
  [/\b(?:come|comes|came) to\b/, 'result in, cost'],
  [/\bat once\b/, 'immediately, at the same time'],
  [/\b(?:[Tt]ake|taken|took|taking)(?: \{\w+\}| it| them)? back\b/, 'undo, roll back, reverse'],
  [/\b[Mm]end(?:ed|s)?\b/, 'fix'],
  [/\bstands\b(?! in)/, 'is'],
  [/\bso far\b/, 'yet, previous'],
  [/\b[Ee]-mail/, 'email'],
  [/\b[Zz]ip code/, 'postcode'],
  [/\bof theirs\b/, 'their'],
  [/\b[Ss]omebody|\b[Nn]obody|\b[Aa]nybody|\b[Ee]verybody/, 'someone, no one, anyone, everyone'],
  [/\b(?:this|that) one\b|\bthe one (?:that|which)\b/, 'the thing’s name'],
  [/\b[Aa]sk(?:s|ed)? for (?:a|an|more|the)\b(?! (?:new|current) one)/, 'request'],
  [/\bat present\b/, 'currently'],
  [/\bis told\b|\bare told\b/, 'is notified'],
  [/\bwithout end\b|\bend date\b/, 'unlimited, expiry date'],
  [/\b[Pp]roofs? of stud(?:y|ies)|\b[Pp]rove (?:your|their) studies/, 'student proof, verify student status'],
  [/\bDo you want to\b/, '“Delete “X”?” and the consequence'],
  [/\b[Ss]ign-on of\b|\bsigned again\b/, 'company sign-in, re-signed'],
]
/** Messages that the documents fix to the letter, each with where. */
const documented: Record<string, string> = {}

test('every text is read', () => expect(texts.length).toBeGreaterThan(2500))

test('each thing has one word, the glossary’s', () => {
  const wrong = texts.flatMap(({ key, de, en }) => [
    ...losing.filter(([word]) => word.test(spelled(de))).map(([, right]) => `${key}: ${right} – ${de}`),
    ...losingEnglish.filter(([word]) => word.test(spelled(en))).map(([, right]) => `${key}: ${right} – ${en}`),
  ])
  expect(wrong).toEqual([])
})

test('English reads as a native of the trade writes it', () => {
  const wrong = texts
    .filter((text) => text.file !== 'contract')
    .flatMap(({ key, en }) =>
      translatedEnglish.filter(([word]) => word.test(spelled(en))).map(([, right]) => `${key}: ${right} – ${en}`),
    )
  expect(wrong).toEqual([])
})

/** Both wordings where a number decides between them. */
const spelled = (text: string) => text.replaceAll(/\{\w+\|([^|]*)\|((?:[^{}]|\{\w+\})*)\}/g, '$1 $2')

// Names, addresses, placeholders and what is quoted as it stands elsewhere are of no language.
const plain = (text: string) => spelled(text).replaceAll(/\{\w+\}|https?:\S+|\S+@\S+|[„“”"‘’][^„“”"‘’]*[“”"‘’]/g, ' ')
const german =
  /[äöüÄÖÜß]|(?<![\w-])(?:und|oder|nicht|der|das|dem|ein|eine|ist|sind|wird|werden|für|mit|von|auf|Sie|Ihr|Ihre|bitte)(?![\w-])/
const english = /(?<![\w-])(?:the|and|of|is|are|not|with|your|you|this|that|please|for|have|been|from)(?![\w-])/

test('the programs beside the portal keep to these words, too', () => {
  const wrong = globSync('licence/src/programs/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...losing, ...losingEnglish].filter(([word]) => word.test(source)).map(([, right]) => `${file}: ${right}`)
  })
  expect(wrong).toEqual([])
})

test('nothing is German in English, and nothing English in German', () => {
  const wrong = texts.flatMap(({ key, de, en }) => [
    ...(german.test(plain(en)) ? [`${key} (en): ${en}`] : []),
    ...(english.test(plain(de)) && !(key in documented) ? [`${key} (de): ${de}`] : []),
  ])
  expect(wrong).toEqual([])
})

test('an English sentence begins with a capital, after the greeting of a mail too', () =>
  expect(texts.filter(({ en }) => /^\p{Ll}.*[.!?:]$/u.test(en)).map(({ key, en }) => `${key}: ${en}`)).toEqual([]))

test('placeholders are whole, and both languages have the same', () => {
  const asked = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!))].toSorted()
  const broken = (text: string) => /[{}]/.test(spelled(text).replaceAll(/\{\w+\}/g, ''))
  const wrong = texts.filter(({ de, en }) => broken(de) || broken(en) || String(asked(de)) !== String(asked(en)))
  expect(wrong.map(({ key, de, en }) => `${key}: ${de} – ${en}`)).toEqual([])
})

test('a key of a text has one wording: an operator who rewords it rewords nothing else', () => {
  // Keys without a dot are names of operations: a sentence of the audit log and of a failure, neither of which is reworded.
  const wordings = Map.groupBy(
    texts.filter(({ file, key }) => file.startsWith('texts/') && key.includes('.')),
    ({ key }) => key,
  )
  const several = [...wordings].filter(([, all]) => new Set(all.map(({ de, en }) => `${de}\n${en}`)).size > 1)
  expect(several.map(([key]) => key)).toEqual([])
})
