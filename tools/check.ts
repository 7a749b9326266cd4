// `npm run check`: types, lint, format and unused code.
import { checks, run } from './steps.ts'

const failed: string[] = []
for (const [name, program, args] of checks) if (!(await run(program, args))) failed.push(name)
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
