import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Tools of others that are no packages of the project, with the versions that were tried. */
const versions = {
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  '@stoplight/prism-cli': '5.16.0',
  lighthouse: '13.5.0',
} as const
type OutsideTool = keyof typeof versions

/** Starts a tool from the registry, in this folder. */
export function startTool(
  tool: OutsideTool,
  args: string[],
  cwd: string,
  stdio: 'inherit' | 'pipe',
  env: Record<string, string> = {},
): ChildProcess {
  return spawn('npx', ['--yes', `${tool}@${versions[tool]}`, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
    detached: true,
  })
}

/** Runs a tool to its end; whether it was content. */
export async function runTool(tool: OutsideTool, args: string[], cwd: string): Promise<boolean> {
  const [code] = (await once(startTool(tool, args, cwd, 'inherit'), 'exit')) as [number | null]
  return code === 0
}

/** Whether these tools can be had here: npx finds them in its cache or the registry. */
export async function hasTools(tools: readonly OutsideTool[], cwd: string): Promise<boolean> {
  for (const tool of tools) {
    const [code] = (await once(
      startTool(tool, ['--version'], cwd, 'pipe').on('error', () => undefined),
      'close',
    )) as [number | null]
    if (code !== 0) return false
  }
  return true
}
