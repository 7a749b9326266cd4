// `npm start`: builds the web interface when it is stale, then starts the server in this process.
import { buildWeb } from './web-build.ts'

await buildWeb()
await import('../server/main.ts')
