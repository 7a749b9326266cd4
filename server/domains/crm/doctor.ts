import { type Check, findingOf, foundError } from '#platform/installation/check.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { openCrm } from './connector.ts'

/** Asks the CRM for a company that is none. */
export const crmCheck: Check = {
  name: 'crm',
  settings: ['CRM_URL', 'CRM_TOKEN'],
  async look({ settings }) {
    if (!settings.CRM_URL) return findingOf('notSetUp', texts[settings.DEMO ? 'doctor.crm.demo' : 'doctor.crm.none'])
    try {
      await openCrm(settings, { outside: () => undefined })
        .ask()
        .company('0')
      return findingOf('ok', texts['doctor.crm.ok'])
    } catch (error) {
      return foundError(texts['doctor.crm.failed'], error, {}, texts['doctor.crm.failedTodo'])
    }
  },
}
