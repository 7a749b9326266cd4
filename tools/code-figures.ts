// Part of `npm run check`: sizes of files and folders, names of exports, files a change touches. Fails beyond the bounds.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './steps.ts'

// How long a file of code may be says the lint (max-lines); style sheets may be longer.
const bounds = { median: 70, nineInTen: 200, sharedPerDomain: 6, filesPerField: 9, filesPerFolder: 20 }
/** Folders with tighter bounds. */
const tighter = { 'server/v0': { median: 59, longest: 200 } }

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$|^journeys\/|^server\/(testing|attacks)\/|^web\/testing\//.test(file)
// Read row by row, written by a program, or made-up: their length says nothing.
const isOwn = (file: string) =>
  !isTest(file) && !/\.gen\.ts$|^texts\/|^demo\/|^bench\/|^client\/|\.config\.ts$/.test(file)
const contents = new Map(tracked.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const linesOf = (file: string) => contents.get(file)!.split('\n').length - 1

type Size = { file: string; lines: number }
const sizesIn = (folder: string): Size[] =>
  tracked
    .filter((file) => isOwn(file) && file.startsWith(folder))
    .map((file) => ({ file, lines: linesOf(file) }))
    .toSorted((a, b) => a.lines - b.lines)
const share = (of: Size[], part: number) => of[Math.min(of.length - 1, Math.floor(of.length * part))]!.lines
const sizes = sizesIn('')
const at = (part: number) => share(sizes, part)
const longest = sizes.at(-1)!
const tight = Object.entries(tighter).map(([folder, bound]) => {
  const inFolder = sizesIn(`${folder}/`)
  return { folder, bound, files: inFolder.length, median: share(inFolder, 0.5), longest: inFolder.at(-1)! }
})

const domains = readdirSync(join(root, 'server/domains'))
/** What is a domain's own: its folders, and the files called after it where each domain has one. */
const ownFolders = (domain: string) =>
  new RegExp(
    `^(server/domains|web/features)/${domain}/|^(contract|texts|texts/(errors|audit|help|failures)|web/app/pages)/${domain}[.-]`,
  )
const owned = domains.map(ownFolders)
// What a domain composes of others is its own business; a screen shared by many domains names them all.
const composing = /^(contract\/(?!index|permissions)|web\/ui\/(?!help-texts|failure-texts))/
/** Files of no domain, and the texts of the audit log, which long held a line of each: where they name one, they are shared. */
const shared = tracked.filter(
  (file) =>
    (isOwn(file) || (/^texts\/|^(oxlint|vite)\.config\.ts$/.test(file) && !isTest(file))) &&
    !composing.test(file) &&
    (file === 'texts/audit.ts' || !owned.some((folder) => folder.test(file))),
)

// These hold a line of what domains bring, whether they import anything of theirs or not.
const naming =
  /^(contract\/(permissions|index)|texts\/(shell|finder(-button)?|audit|mail-foot|failures-frame)|(texts\/(audit|menu|help|failures)|web\/app\/(menu|routes|routes\/pages))\/[\w-]+|web\/app\/(router|shell\/menu[\w-]*)|web\/ui\/(help|failure)-texts)\.tsx?$/

/** The files a domain is named in beside its own: by what they import of it, or by a line that holds its word. */
function sharedFiles(domain: string): string[] {
  const imported = new RegExp(
    `#domains/${domain}/|#contract/${domain}\\.ts|features/${domain}/|routes/${domain}-routes\\.|(#texts|/errors|/audit|/menu|/help|/failures|/pages|'\\.)/${domain}\\.ts'`,
  )
  // In lists and patterns of the tools it stands between quotes or as a part of a path.
  const listed = new RegExp(`(?<=['/\\]])${domain}(?=['/\\\\.])|^ *'?${domain}'?[:,]`, 'm')
  // The word as these files spell it: webhooks as webhook, service-accounts as serviceAccount or service account.
  const word = domain.replace(/s$/, '').replaceAll(/-(\w)/g, (_, letter: string) => `[- ]?${letter}`)
  const spelt = new RegExp(`(?<![a-z])${word}`, 'im')
  const inside = new RegExp(`[a-z]${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return shared.filter((file) => {
    const text = contents.get(file)!
    const said = text.replaceAll(/^import .*$|\bimport\b(?=[(.])/gm, '')
    return (
      imported.test(text) ||
      (file.endsWith('.config.ts') && listed.test(text)) ||
      (naming.test(file) && (spelt.test(said) || inside.test(said)))
    )
  })
}

const named = domains.map((domain) => ({ domain, files: sharedFiles(domain) }))
// Domains nothing else is built on: what names them is what a new domain has to touch.
const leaves = new Set([
  'backups',
  'campaigns',
  'documented-calls',
  'imports',
  'legal',
  'merges',
  'service-accounts',
  'today',
  'vdi',
  'views',
  'webhooks',
])
const most = named.filter(({ domain }) => leaves.has(domain)).toSorted((a, b) => b.files.length - a.files.length)[0]!

// Fields of a component are written one by one; no lint rule says so.
const layoutSpreads = tracked.filter((file) => file.endsWith('.tsx') && /\{\.\.\.\{/.test(contents.get(file)!))

/** Files written by hand that name a field of companies; the documented calls never get a new one. */
const fieldFiles = execFileSync('git', ['grep', '-lw', 'fax', '--', 'contract', 'texts', 'server', 'web'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(
    (file) =>
      /\.(tsx?|sql)$/.test(file) && !isTest(file) && !/\.gen\.ts$|schema\.sql$|^server\/(v0|standins)\//.test(file),
  )

/** Folders that are divided by noun, the register of pages by domain aside; tests and what is read at run time count as any file. */
const dividedFolders = ['server/domains', 'server/platform', 'web/features', 'web/shared', 'web/ui', 'web/app']
const folders = new Map<string, number>()
for (const file of execFileSync('git', ['ls-files', ...dividedFolders, ':!web/app/pages'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n'))
  folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
const byFiles = [...folders].toSorted(([, a], [, b]) => b - a)
const overfull = byFiles.filter(([, files]) => files > bounds.filesPerFolder)

// An export says what it does or is: a bare participle or gerund tells neither whether it reads, writes nor filters.
const irregular =
  'kept told held known found seen left made sent lost met put set written given taken drawn shown chosen begun gone read'
const adverbs = 'together beside alone once within meanwhile again behind apart twice soon later now then here there'
/** Each with a small or a capital letter. */
const either = `${irregular} ${adverbs}`
  .replaceAll(/\b\w/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
  .replaceAll(' ', '|')
/** Words that end like them and are terms: of the trade, of interfaces, of the calls a handler gets. */
const terms = new Set(
  'binding containing encoding entering finding holding need nothing pending read resigning signing standing streaming waiting'.split(
    ' ',
  ),
)
const bareNames = new RegExp(
  `^export (?:async )?(?:function\\*?|const|let|class|interface|type) ([A-Za-z][a-z]*(?:ed|ing)|${either})\\b`,
  'gm',
)
const badNames = tracked.flatMap((file) =>
  /\.gen\.ts$|^bench\//.test(file)
    ? []
    : [...contents.get(file)!.matchAll(bareNames)]
        .filter(([, name = '']) => !terms.has(name.toLowerCase()))
        .map(([, name]) => `${name} (${file})`),
)

const packages = ['contract', 'licence', 'server', 'web', 'texts', 'journeys', 'bench', 'demo', 'tools']
console.log('Figures of the code:')
for (const folder of packages) {
  const inFolder = tracked.filter((file) => file.startsWith(`${folder}/`))
  const lines = (files: string[]) => files.reduce((sum, file) => sum + linesOf(file), 0)
  const tests = inFolder.filter(isTest)
  console.log(`  ${folder}: ${lines(inFolder.filter((file) => !isTest(file)))} lines, ${lines(tests)} of tests`)
}
console.log(`  lines per file: median ${at(0.5)}, nine in ten ${at(0.9)}, longest ${longest.lines} (${longest.file})`)
for (const { folder, files, median, longest } of tight)
  console.log(`  ${folder}: ${files} files, median ${median}, longest ${longest.lines} (${longest.file})`)
console.log(
  `  shared files that name a domain, at most ${most.files.length} where nothing is built on it; ${named.map(({ domain, files }) => `${domain} ${files.length}`).join(', ')}`,
)

console.log(
  `  folders of more than ${bounds.filesPerFolder} files in ${dividedFolders.join(', ')}: ${overfull.length}; the fullest holds ${byFiles[0]![1]} (${byFiles[0]![0]})`,
)
console.log(`  files that name a field of companies (fax): ${fieldFiles.length}, ${fieldFiles.join(', ')}`)

const broken = [
  at(0.5) > bounds.median && `the median file has ${at(0.5)} lines, ${bounds.median} are the bound`,
  at(0.9) > bounds.nineInTen && `one file in ten has more than ${at(0.9)} lines, ${bounds.nineInTen} are the bound`,
  most.files.length > bounds.sharedPerDomain &&
    `${most.domain} is named in ${most.files.length} shared files, ${bounds.sharedPerDomain} are the bound: ${most.files.join(', ')}`,
  fieldFiles.length > bounds.filesPerField &&
    `a field of companies is named in ${fieldFiles.length} files, ${bounds.filesPerField} are the bound: ${fieldFiles.join(', ')}`,
  ...overfull.map(
    ([folder, files]) => `${folder} holds ${files} files, ${bounds.filesPerFolder} are the bound of a folder`,
  ),
  ...badNames.map((name) => `an export is called by a bare participle, gerund or adverb: ${name}`),
  ...layoutSpreads.map((file) => `${file} spreads a literal into a component: its fields are written one by one`),
  ...tight.flatMap(({ folder, bound, median, longest }) => [
    median > bound.median && `the median file of ${folder} has ${median} lines, ${bound.median} are the bound`,
    longest.lines > bound.longest && `${longest.file} has ${longest.lines} lines, ${bound.longest} are the bound there`,
  ]),
].filter((one) => one !== false)
for (const one of broken) console.error(`  ${one}`)
process.exit(broken.length === 0 ? 0 : 1)
