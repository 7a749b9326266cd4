// Which script a module of the web interface comes in. Scripts are few and large: each costs a browser more than its bytes.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the bundler knows of modules. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}
type PieceOf = (id: string, graph: Graph) => string | null

const web = fileURLToPath(new URL('../web/', import.meta.url))

/** What every page is made of, the one to sign in on with it. */
const frame = ['main.tsx', 'app/start.tsx', 'app/sign-in/login-page.tsx']
/** What whoever is signed in has around their page, and lists. */
const shell = ['app/shell/signed-in.tsx', 'app/parts/companies-parts.tsx']
const chart = `${web}ui/chart/`

// Features whose pages are used one after the other come together; a feature that stands nowhere here comes by itself.
const areas = {
  licensing: 'companies configurations contacts crm downloads licences mails moves products renewals today',
  people: 'merges orders students',
  account: 'accounts profile registration',
  cloud: 'cloud cloud-usage events vdi',
  management:
    'access audit backups campaigns documented-calls imports keys ledger legal portal service-accounts sso webhooks',
}
const areaOfFeature = new Map(
  Object.entries(areas).flatMap(([area, features]) => features.split(' ').map((feature) => [feature, area] as const)),
)

/** The area whose page a module is; of what pages are put together from, that of its name. */
function areaOf(id: string): string | undefined {
  const [, folder, name = ''] = /\/web\/(features|app\/parts)\/([\w-]+)/.exec(id) ?? []
  if (folder === 'features') return areaOfFeature.get(name) ?? name
  if (folder === undefined) return undefined
  return /^(?:cloud|event)/.test(name) ? 'cloud' : name.startsWith('student') ? 'people' : 'licensing'
}

const sourcesIn = (folder: string) =>
  readdirSync(web + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${web}${folder}/${file}`)

/** Libraries of forms and of what opens above a page. */
const ofControls =
  /\/node_modules\/(?:zod|@mantine|@floating-ui|dayjs|fast-deep-equal|get-nonce|klona|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//

/** Modules, and all they import at once. */
function reached(from: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // Through one file such a library names all it has: nobody uses the whole of it.
    if (seen.has(id) || ofControls.test(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/**
 * The pieces of one build: the frame, the shell, controls, charts, one of each area, and what several of those have in
 * common. What a piece imports at once is in itself or in one named before it (an area has what is common before it), so
 * that no two wait for each other. `null` where the bundler is to find a place: what is fetched only when it is asked for.
 */
export function pieces(): PieceOf {
  let placed: ReturnType<typeof place> | undefined
  return (id, graph) => {
    if (/@mantine\/core\/esm\/components\/(?:Badge|Skeleton)\//.test(id)) return 'shell'
    if (ofControls.test(id)) return 'controls'
    placed ??= place(graph)
    return placed(id)
  }
}

function place(graph: Graph) {
  const from = (files: readonly string[]) =>
    reached(
      files.filter((id) => graph.getModuleInfo(id) !== null),
      graph,
    )
  const areasWith = new Map<string, Set<string>>()
  for (const [area, pages] of Map.groupBy(
    [...sourcesIn('features'), ...sourcesIn('app/parts')],
    (page) => areaOf(page)!,
  ))
    for (const id of from(pages)) areasWith.set(id, (areasWith.get(id) ?? new Set()).add(area))
  const common = (id: string) => (areasWith.get(id)?.size ?? 0) > 1
  const controls = sourcesIn('ui').filter((id) => common(id) && !id.startsWith(chart))

  const layers = [
    ['frame', from(frame.map((file) => web + file))],
    ['shell', from(shell.map((file) => web + file))],
    ['controls', from(controls)],
    ['chart', from(sourcesIn('ui/chart'))],
  ] as const
  return (id: string): string | null => {
    const [layer] = layers.find(([, ids]) => ids.has(id)) ?? []
    if (layer) return layer
    return common(id) ? 'shared' : ([...(areasWith.get(id) ?? [])][0] ?? null)
  }
}
