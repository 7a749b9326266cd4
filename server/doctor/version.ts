import { type Finding, findingOf } from '#platform/installation/check.ts'
import { version } from '#platform/installation/version.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

export const versionFinding = (): Finding =>
  findingOf('ok', texts['doctor.version.ok'], { version, node: process.versions.node })
