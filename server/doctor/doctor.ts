import { setTimeout as wait } from 'node:timers/promises'
import type { Text } from '#texts/fill.ts'
import { type Check, type CheckCall, type Finding, findingOf, NoDatabase } from '#platform/installation/check.ts'
import { authoritiesProblem, trustAuthorities } from '#platform/outside/authorities.ts'
import { messageOf } from '#platform/record.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { domains } from '../domains.ts'
import { examineDatabase, rightsCheck, schemaCheck, withoutDatabase } from './database.ts'
import { diskCheck } from './disk.ts'
import { certificateCheck } from './certificate.ts'
import { folderCheck } from './folder.ts'
import { jobsCheck } from './jobs.ts'
import { keysCheck } from './keys.ts'
import { mailServerCheck } from './mail-server.ts'
import { serverCheck } from './server.ts'
import { checkSettings } from './settings.ts'
import { signerCheck } from './signer.ts'
import { usableSettings, type Variables } from './usable-settings.ts'
import { versionFinding } from './version.ts'

/** A finding with the name of its check, as `keywerk doctor` prints it. */
export interface NamedFinding extends Finding {
  name: string
}

/** Milliseconds a check may take. */
export const longestCheck = 10_000

/** Everything beside settings, version and database, in the order it is told. */
const checks = (): readonly Check[] => [
  serverCheck,
  schemaCheck,
  rightsCheck,
  diskCheck,
  folderCheck,
  keysCheck,
  signerCheck,
  mailServerCheck,
  jobsCheck,
  certificateCheck,
  ...domains.flatMap((domain) => domain.checks ?? []),
]

/** Examines an installation by its settings. Writes nothing, starts nothing, and never throws for what it finds. */
export async function examine(env: Variables, clock: () => Date = () => new Date()): Promise<NamedFinding[]> {
  const { settings, refused } = usableSettings(env)
  if (authoritiesProblem(settings) === null) trustAuthorities(settings)
  const wrong = refusedOf(['DATABASE_URL', 'DATA_DIR'], refused)
  const database = wrong ? withoutDatabase(wrong) : await examineDatabase(settings)
  const call: CheckCall = { settings, clock, read: database.read }
  try {
    const found = await Promise.all(
      checks().map(async (check) => ({ name: check.name, ...(await runCheck(check, call, refused)) })),
    )
    return [
      { name: 'settings', ...checkSettings(env, settings) },
      { name: 'version', ...versionFinding() },
      { name: 'database', ...database.finding },
      ...found,
    ]
  } finally {
    await Promise.race([database.close(), wait(1000, undefined, { ref: false })])
  }
}

/** What a check finds; where it breaks off or takes too long, that. */
export async function runCheck(
  check: Check,
  call: CheckCall,
  refused: ReadonlySet<string>,
  within = longestCheck,
): Promise<Finding> {
  const wrong = refusedOf(check.settings ?? [], refused)
  if (wrong) return wrong
  const late = wait(
    within,
    findingOf('failed', texts['doctor.late'], { seconds: within / 1000 }, texts['doctor.lateTodo']),
    {
      ref: false,
    },
  )
  try {
    return await Promise.race([check.look(call), late])
  } catch (error) {
    if (error instanceof NoDatabase) return findingOf('notChecked', texts['doctor.noDatabase'])
    return findingOf('failed', texts['doctor.broken'], { reason: messageOf(error) })
  }
}

function refusedOf(names: readonly string[], refused: ReadonlySet<string>): Finding | null {
  const name = names.find((one) => refused.has(one))
  return name === undefined ? null : findingOf('notChecked', texts['doctor.refusedSetting'], { name })
}

/** A check's name for people. */
export const checkTitle = (name: string): Text =>
  (texts as Record<string, Text>)[`doctor.check.${name}`] ?? { de: name, en: name }
