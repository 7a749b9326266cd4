// `npm run dev`: the server restarts and the page reloads when a file changes. The page is on port 5173.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './steps.ts'

const server = spawn(
  process.execPath,
  ['--watch-path=server', '--watch-path=contract', '--watch-path=texts', '--watch-path=licence/src', 'server/main.ts'],
  { cwd: root, stdio: 'inherit' },
)
const web = spawn(join(root, 'node_modules', '.bin', 'vite'), ['--config', 'vite.config.ts'], {
  cwd: root,
  stdio: 'inherit',
})
const end = () => {
  web.kill('SIGTERM')
  server.kill('SIGTERM')
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
server.on('exit', () => web.kill('SIGTERM'))
