// The order of the test files: those that start servers or databases of their own take longest, however short they are.
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const starts = /startServer\(|startEmbeddedPostgres\(|killableServer\(|\.process\(\)/

/** Begins with what takes long, so that at the end no worker goes on alone; otherwise by what is known, or by size. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = (file: TestSpecification) => starts.test(readFileSync(file.moduleId, 'utf8'))
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(long(b)) - Number(long(a)))
  }
}
