import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../steps.ts'

const bouncer = '/usr/sbin/pgbouncer'
const programs = ['/usr/sbin/debootstrap', '/usr/bin/zstd', '/usr/bin/unshare', '/usr/lib/postgresql/15/bin/pg_ctl']

/** Builds a release and tries it: in a bare Debian, by the guides, behind a pooler, on two machines. Null where that cannot be done. */
export async function checkInstallation(): Promise<boolean | null> {
  if (process.getuid?.() !== 0 || !programs.every((program) => existsSync(program))) return null
  const release = mkdtempSync(join(tmpdir(), 'keywerk-release-'))
  const unpacked = join(release, 'unpacked')
  try {
    if (!(await run('node', ['tools/release.ts', 'build', release]))) return false
    const tried = ['bare-root.sh', 'guides.sh'].every((name) => succeeds('bash', `tools/outside/${name}`, release))
    execFileSync(
      'sh',
      ['-c', `mkdir ${unpacked} && zstd -dcq *.tar.zst | tar -x --strip-components=1 -C ${unpacked}`],
      {
        cwd: release,
      },
    )
    const pooled = !existsSync(bouncer) || succeeds('bash', 'tools/outside/pgbouncer.sh', unpacked)
    if (!existsSync(bouncer))
      process.stdout.write(`Not tried, since there is no ${bouncer}: a pooler in front of PostgreSQL.\n`)
    return tried && pooled && succeeds('bash', 'tools/outside/two-machines.sh', unpacked)
  } finally {
    rmSync(release, { recursive: true, force: true })
  }
}

function succeeds(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    return true
  } catch {
    return false
  }
}
