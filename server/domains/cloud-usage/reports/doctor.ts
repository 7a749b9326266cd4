import { type Check, findingOf, foundError } from '#platform/installation/check.ts'
import { openAws } from '#platform/outside/aws.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { reportFiles } from './report-sources.ts'

/** Lists the daily reports in CLOUD_REPORTS. */
export const reportsCheck: Check = {
  name: 'reports',
  settings: ['CLOUD_REPORTS'],
  async look({ settings }) {
    const place = settings.CLOUD_REPORTS
    if (!place) return findingOf('notSetUp', texts[settings.DEMO ? 'doctor.cloud.demo' : 'doctor.reports.none'])
    try {
      const files = await reportFiles(place, openAws(settings, { outside: () => undefined }, 8000))
      return findingOf('ok', texts['doctor.reports.ok'], { place, count: files.length })
    } catch (error) {
      return foundError(texts['doctor.reports.failed'], error, { place }, texts['doctor.reports.failedTodo'])
    }
  },
}
