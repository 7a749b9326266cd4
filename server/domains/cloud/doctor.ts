import { type Check, findingOf, foundError } from '#platform/installation/check.ts'
import { openAws } from '#platform/outside/aws.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** Asks AppStream for its stacks. */
export const cloudCheck: Check = {
  name: 'cloud',
  settings: ['CLOUD_ENDPOINT', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
  async look({ settings }) {
    const aws = openAws(settings, { outside: () => undefined }, 8000)
    if (!aws.state().configured)
      return findingOf('notSetUp', texts[settings.DEMO ? 'doctor.cloud.demo' : 'doctor.cloud.none'])
    try {
      const { Stacks = [] } = await aws.appStream('DescribeStacks', (client, sdk, bounds) =>
        client.send(new sdk.DescribeStacksCommand({}), bounds),
      )
      return findingOf('ok', texts['doctor.cloud.ok'], { count: Stacks.length })
    } catch (error) {
      return foundError(texts['doctor.cloud.failed'], error, {}, texts['doctor.cloud.failedTodo'])
    }
  },
}
