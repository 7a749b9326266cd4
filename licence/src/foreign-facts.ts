import type { FileModule } from './foreign-licence.ts'
import type { LicenceFacts, LicenceModule } from './licence-file.ts'

/**
 * What a file of an older system says, put like the facts of a licence, so that `diffLicences` can compare the two:
 * such a file lists modules without levels, so each takes the place of the module of its name in `like`, and what
 * `like` does not have stands at the end. Everything else is taken from `like` and shows no difference.
 */
export function foreignFacts(modules: readonly FileModule[], like: LicenceFacts): LicenceFacts {
  const left = [...modules]
  const kept: LicenceModule[] = []
  const above: boolean[] = []
  for (const module of like.modules) {
    const at = left.findIndex(({ licName }) => licName === module.licName)
    const there = at >= 0 && (module.level === 1 || above[module.level - 1] === true)
    above[module.level] = there
    if (!there) continue
    const [found] = left.splice(at, 1)
    kept.push({
      ...module,
      count: found!.count,
      startDate: found!.startDate ?? module.startDate,
      endDate: found!.endDate,
    })
  }
  const flags = { test: null, student: false, editModules: false, connect: false }
  const others = left.map(
    ({ licName, count, startDate, endDate }): LicenceModule => ({
      licName,
      count,
      startDate,
      endDate,
      ...flags,
      parent: null,
      level: 1,
    }),
  )
  return { ...like, modules: [...kept, ...others] }
}
