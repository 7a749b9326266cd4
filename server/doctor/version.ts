import { type Finding, found } from '#platform/installation/check.ts'
import { version } from '#platform/installation/version.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

export const versionFinding = (): Finding => found('ok', texts['version.ok'], { version, node: process.versions.node })
