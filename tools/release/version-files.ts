// What changes when a version is released: the version in package.json of server, packages and lockfile, and of libkeywerk and its bindings, a dated section
// of CHANGELOG.md, and a line of releases.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingNames } from '#platform/installation/configuration.ts'
import { root } from '../steps.ts'
import { compareVersions, datedChangelog, type Release } from './changelog.ts'
import { git } from './git.ts'
import { releases } from './releases.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

/** Files that name the version, and what stands before it. */
export const versionPlaces: readonly [file: string, place: RegExp][] = [
  ['package.json', /("version": ")[^"]+/],
  ['licence/package.json', /("version": ")[^"]+/],
  ['client/package.json', /("version": ")[^"]+/],
  ['licence/native/include/keywerk.h', /(#define KW_VERSION ")[^"]+/],
  ['licence/bindings/csharp/Keywerk.csproj', /(<Version>)[^<]+/],
  ['licence/bindings/python/pyproject.toml', /(\nversion = ")[^"]+/],
]

/** Writes what a release changes. Refuses a version that is none, or not newer than the last one. */
export function writeVersion(version: string): void {
  const done = releases()
  const last = done.at(-1)
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error(`${version} is no version such as 1.2.3.`)
  if (last && compareVersions(version, last.version) <= 0)
    throw new Error(`${version} is not newer than ${last.version}.`)
  const date = new Date().toISOString().slice(0, 10)
  const schema = migrations().at(-1)!
  const added = migrations().filter((name) => !last || name > last.schema)
  write('CHANGELOG.md', datedChangelog(read('CHANGELOG.md'), { version, date, migrations: added }))
  for (const [file, place] of versionPlaces) write(file, read(file).replace(place, `$1${version}`))
  write('package-lock.json', relocked(read('package-lock.json'), version))
  const settings = [...settingNames].filter((name) => !done.some((one) => one.settings.includes(name))).toSorted()
  const release: Release = { version, date, commit: git('rev-parse', 'HEAD'), schema, settings }
  write('releases.json', `[\n${[...done, release].map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`)
}

/** The names of all migrations, the oldest first. */
export const migrations = (): string[] =>
  readdirSync(join(root, 'server/migrations'))
    .filter((name) => /^\d+-.*\.sql$/.test(name))
    .map((name) => name.slice(0, -4))
    .toSorted()

/** The lockfile with the version of the project and of its workspaces. */
function relocked(text: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, { version?: string }> }
  lock.version = version
  for (const [path, entry] of Object.entries(lock.packages))
    if (!path.includes('node_modules') && entry.version) entry.version = version
  return `${JSON.stringify(lock, null, 2)}\n`
}
