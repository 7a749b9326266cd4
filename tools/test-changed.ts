// `npm run test:changed -- main`: the tests a change touches, by what they import: unit, component and API tests, and journeys
// that changed themselves. Without a name it is what is not committed yet. The whole is `npm test`.
import { useScratch } from './scratch.ts'
import { run } from './steps.ts'

useScratch()
const [since = 'HEAD'] = process.argv.slice(2)
const steps: [program: string, args: string[]][] = [
  ['vitest', ['run', '--changed', since, '--passWithNoTests']],
  ['node', ['tools/web-build.ts']],
  ['playwright', ['test', `--only-changed=${since}`, '--pass-with-no-tests', '--reporter=list']],
]
for (const [program, args] of steps) if (!(await run(program, args))) process.exitCode = 1
