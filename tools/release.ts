// `npm run release -- version 0.9.0`: writes what a release changes, to be committed.
// `npm run release -- build [folder]`: builds what is published of the commit that is checked out.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { version } from '#platform/installation/version.ts'
import { writeArchive } from './release/archive.ts'
import { sectionOf } from './release/changelog.ts'
import { writeDebian } from './release/debian.ts'
import { cleanCommit } from './release/git.ts'
import { billOfMaterials, thirdPartyLicences } from './release/notices.ts'
import { buildPrograms } from './release/programs.ts'
import { stage } from './release/stage.ts'
import { writeVersion } from './release/version-files.ts'
import { settingsFile, settingsText } from './generate-settings.ts'
import { root } from './steps.ts'

const platform = `${process.platform}-${process.arch}`
const [command, argument] = process.argv.slice(2)

try {
  if (command === 'version' && argument) {
    writeVersion(argument)
    writeFileSync(settingsFile, settingsText())
    console.log(`Look through the changes, commit them as “release: ${argument}”, then: npm run release -- build`)
  } else if (command === 'build') await build(resolve(root, argument ?? 'dist/release'))
  else throw new Error('npm run release -- version 1.2.3 | build [folder]')
} catch (thrown) {
  console.error((thrown as Error).message)
  process.exit(1)
}

async function build(target: string): Promise<void> {
  const { commit, date } = cleanCommit()
  const name = `keywerk-${version}-${platform}`
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const [staged, workplace] = [join(target, '.staged'), join(target, '.debian')]
  const licences = thirdPartyLicences(platform)
  console.log(`${name} of ${commit}`)
  stage(commit, staged)
  if (platform === 'linux-x64') buildPrograms(staged, { programs: join(staged, 'programs'), target, date })
  writeFileSync(join(staged, 'THIRD-PARTY-LICENCES.txt'), licences)
  await writeArchive(staged, name, join(target, `${name}.tar.zst`), date)
  if (platform === 'linux-x64')
    writeDebian(staged, workplace, join(target, `keywerk_${version}_amd64.deb`), version, date)
  for (const folder of ['licence', 'client'])
    execFileSync('npm', ['pack', '--pack-destination', target], { cwd: join(root, folder), stdio: ['ignore', 2, 2] })
  writeFileSync(join(target, `${name}.cdx.json`), billOfMaterials(commit, date, platform))
  writeFileSync(join(target, 'THIRD-PARTY-LICENCES.txt'), licences)
  for (const file of ['Containerfile', 'compose.yml']) copyFileSync(join(root, 'deploy', file), join(target, file))
  const changes = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  if (changes) writeFileSync(join(target, 'RELEASE-NOTES.md'), `# Keywerk ${version}\n\n${changes}\n`)
  for (const folder of [staged, workplace]) rmSync(folder, { recursive: true, force: true })
  writeFileSync(join(target, 'SHA256SUMS'), checksums(target))
  console.log(readFileSync(join(target, 'SHA256SUMS'), 'utf8').trimEnd())
}

/** As sha256sum writes and checks them. */
function checksums(folder: string): string {
  return readdirSync(folder)
    .toSorted()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('')
}
