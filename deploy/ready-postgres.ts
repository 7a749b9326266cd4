// While an image is built: readies the embedded PostgreSQL's files, which are read-only later.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { nativeFolder } from '#platform/postgres/postgres-install.ts'

console.log(execFileSync(join(nativeFolder(), 'bin', 'postgres'), ['--version'], { encoding: 'utf8' }).trim())
