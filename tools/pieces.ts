// Which script a module of the web interface comes in. A script costs a browser more than its bytes, so they are few; but
// none carries what the page that asks for it does without.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the bundler knows of modules. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}
type PieceOf = (id: string, graph: Graph) => string | null

const web = fileURLToPath(new URL('../web/', import.meta.url))

/** What every page is made of, the sign-in page with it. */
const frame = ['main.tsx', 'app/start.tsx', 'app/sign-in/login-page.tsx']
/** What stands around every page of an account, and lists. */
const shell = ['app/shell/signed-in.tsx', 'app/compositions/companies-parts.tsx']

/** Dialogs and messages, which any page may call up. */
const dialogs = ['ui/dialog/confirm-dialog.tsx', 'ui/feedback/message-area.tsx']

/** Come on demand, if not everywhere, and are no pages: what they share with pages shall not lie in an area of theirs. */
const onDemand = ['ui/form/fields/calendar.tsx', 'ui/chart/bar-chart.tsx'].map((file) => web + file)

/** Where pages are asked for: what is imported there on demand is a page, whatever else is imported so comes by itself. */
const askedFor = 'app/pages'

// Pages that are used one after the other come together; verifying a licence file is no part of licensing.
const areas = {
  customer: /\/compositions\/(?:company-products|my-products)-parts/,
  student: /\/compositions\/student-parts|\/students\/(?:buying|student-email)/,
  passport: /\/compositions\/(?:emergency|passport)-parts/,
  account: /\/features\/(?:accounts|profile|registration)\/|\/app\/account\//,
  licensing:
    /\/features\/(?!licences\/verdict\/)(?:companies|configurations|contacts|crm|downloads|licences|mails|moves|products|renewals|today)\/|\/compositions\/(?!cloud|event)/,
  people: /\/features\/(?:merges|orders|students)\//,
  cloud: /\/features\/(?:cloud|cloud-usage|events|vdi)\/|\/compositions\/(?:cloud|event)/,
  management: /\/features\//,
  calendar: /\/ui\/form\/fields\/calendar/,
  chart: /\/ui\/chart\//,
}
type Area = keyof typeof areas
const names = Object.keys(areas) as Area[]
/** Areas of pages: each is a script of its own, which nothing else may bring along. */
export const pageAreas = names.filter((name) => name !== 'calendar' && name !== 'chart')

/** Where that lies which two areas share, and what more of them do, by the first of them; else it is `shared`. */
const sharedBy: Partial<Record<Area, readonly [two: string, more: string]>> = {
  customer: ['customer', 'common'],
  student: ['student', 'forms'],
  passport: ['passport', 'shared'],
}

/**
 * The pieces of one build: libraries of every page, the frame, the shell, dialogs, one piece of each area, and what areas
 * have in common: `common` where customers need it, else `forms` where students do, else `shared`. Whatever reaches a
 * module reaches what that imports at once too, so that this lies in the same piece or in one that is more widely used:
 * no two wait for each other. `null` where the bundler is to find a place: what comes on demand alone.
 */
export function pieces(): PieceOf {
  let placed: ReturnType<typeof place> | undefined
  return (id, graph) => {
    placed ??= place(graph)
    return placed(id)
  }
}

function place(graph: Graph): (id: string) => string | null {
  const inFrame = reached(
    frame.map((file) => web + file),
    graph,
  )
  const askers = sourcesIn(askedFor)
  const inShell = reached([...shell.map((file) => web + file), ...askers], graph)
  const inDialogs = reached(
    dialogs.map((file) => web + file),
    graph,
  )
  const areasWith = new Map<string, Area[]>()
  const pages = [...onDemand, ...askers.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]
  for (const area of names)
    for (const id of reached(
      pages.filter((page) => areaOf(page) === area),
      graph,
      onDemand,
    ))
      areasWith.set(id, [...(areasWith.get(id) ?? []), area])
  return (id) => {
    if (inFrame.has(id)) return id.includes('/node_modules/') ? 'vendor' : 'frame'
    if (inShell.has(id)) return 'shell'
    const [first, second, third] = areasWith.get(id) ?? []
    if (inDialogs.has(id) && first !== 'customer') return 'dialogs'
    if (!first || !second) return first ?? null
    const [two, more] = sharedBy[first] ?? ['shared', 'shared']
    return third ? more : two
  }
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(web + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${web}${folder}/${file}`)

const areaOf = (page: string): Area | undefined => names.find((area) => areas[area].test(page))

/** Modules, and all they import at once; `apart` has what is reached through it counted for itself alone. */
function reached(from: readonly string[], graph: Graph, apart: readonly string[] = []): Set<string> {
  const seen = new Set(apart.filter((id) => !from.includes(id)))
  const left = new Set(seen)
  const waiting = from.filter((id) => graph.getModuleInfo(id) !== null)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      waiting.push(...(barrel.test(imported) ? namedBy(id, imported) : [imported]))
  }
  return new Set([...seen].filter((id) => !left.has(id)))
}

/** Files through which a library names all it has: of those, what is imported by name counts. */
const barrel = /\/node_modules\/(@mantine\/\w+)\/esm\/index\.mjs$/
const barrels = new Map<string, Map<string, string>>()

function namedBy(importer: string, index: string): string[] {
  const library = barrel.exec(index)![1]!
  let files = barrels.get(index)
  if (!files) {
    const exported = importsIn(readFileSync(index, 'utf8'))
    barrels.set(index, (files = new Map(exported.map(({ name, source }) => [name, join(dirname(index), source)]))))
  }
  return importsIn(readFileSync(importer, 'utf8'))
    .filter(({ source }) => source === library)
    .map(({ name }) => {
      const file = files.get(name)
      if (!file) throw new Error(`${importer} imports ${name}, which ${library} does not name.`)
      return file
    })
}

/** The values a source imports by name. */
const importsIn = (code: string): { name: string; source: string }[] =>
  [...code.matchAll(/^import (?!type )\{([^}]*)\} from ['"]([^'"]+)['"]/gm)].flatMap(([, list = '', source = '']) =>
    list
      .split(',')
      .map((words) => words.trim().split(' as ')[0]!)
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, source })),
  )
