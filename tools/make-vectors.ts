// `node tools/make-vectors.ts`: writes licence/vectors anew. A test compares them with what this would write.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeVectors } from '../licence/src/fixtures/vectors/vectors.ts'
import { root } from './steps.ts'

const folder = join(root, 'licence', 'vectors')
for (const part of ['lic', 'id', 'clock']) rmSync(join(folder, part), { recursive: true, force: true })
const files = await makeVectors()
for (const [file, bytes] of files) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), bytes)
}
console.log(`${files.size} files in licence/vectors`)
