// What a release says of the packages in it: a bill of materials (CycloneDX) and their licences.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

interface LockEntry {
  version?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

interface Bill {
  serialNumber: string
  metadata: { timestamp: string }
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** The packages a release holds, as paths of the lockfile: what the server needs, and what its pages are built from. */
export function shippedPackages(platform: string): string[] {
  const lock = lockedPackages()
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const path = resolved(lock, name, from)
    if (path === undefined || found.has(path) || isForOthers(path, platform)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = lock[path]!
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) add(next, path)
  }
  const { dependencies, optionalDependencies } = lock['']!
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...importedByPages()]) add(name, '')
  return [...found].filter((path) => path.includes('node_modules/')).toSorted()
}

/** Licence texts of the packages a release holds, by name. */
export function thirdPartyLicences(platform: string): string {
  const lock = lockedPackages()
  const sections = shippedPackages(platform).flatMap((path) => {
    const folder = join(root, path)
    const texts = licenceFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8').trim())
    const { version, license = 'see below' } = lock[path]!
    return [`${'='.repeat(80)}\n${path.split('node_modules/').at(-1)} ${version} (${license})\n`, ...texts, '']
  })
  return `Keywerk holds the following packages. Each is under the licence that stands below its name.\n\n${sections.join('\n')}`
}

/** The bill of materials of what a release holds: CycloneDX, always the same for the same commit. */
export function billOfMaterials(commit: string, date: Date, platform: string): string {
  const said = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const bill = JSON.parse(said) as Bill
  const lock = lockedPackages()
  const shipped = new Set(
    shippedPackages(platform).map((path) => `${path.split('node_modules/').at(-1)}@${lock[path]!.version}`),
  )
  const isShipped = (ref: string) => shipped.has(ref)
  const hash = createHash('sha256').update(`keywerk ${commit} ${platform}`).digest('hex')
  bill.serialNumber = `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
  bill.metadata.timestamp = date.toISOString()
  const known = bill.components.map((component) => component['bom-ref'])
  bill.components = bill.components.filter((component) => isShipped(component['bom-ref']))
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => isShipped(ref) || !known.includes(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }))
  return `${JSON.stringify(bill, null, 2)}\n`
}

const lockedPackages = () =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockEntry> })
    .packages

/** Where npm puts a package that another one asks for: beside it, or in a folder above. */
function resolved(lock: Record<string, LockEntry>, name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (lock[path]) return path
    if (at === '') return undefined
    if (!at.includes('/node_modules/')) at = ''
  }
}

const isForOthers = (path: string, platform: string) =>
  /(linux|darwin|win32|android|freebsd|wasm32)/.test(path) && !path.includes(platform)

/** The packages that code of the pages names. */
function importedByPages(): string[] {
  const names = new Set<string>()
  for (const file of globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: ['web/dist/**'] })) {
    if (/\.(test|spec)\./.test(file) || file.startsWith('web/testing/')) continue
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(/from '(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)/g))
      names.add(name!)
  }
  return [...names]
}

const licenceFiles = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
      .toSorted()
  } catch {
    return []
  }
}
