// `npm run check`: types, lint, format and unused code.
import { checks, runBeside } from './steps.ts'

const failed: string[] = []
await runBeside(checks, (name, ok) => void (ok || failed.push(name)))
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
