import { execFileSync } from 'node:child_process'
import { root } from '../steps.ts'

/** What a git command answers, without the last line end. */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).trimEnd()

/** Commits of which something is built: of a tree without changes, so that the same commit gives the same bytes. */
export function cleanCommit(): { commit: string; date: Date } {
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.')
  const [commit, seconds] = git('log', '-1', '--format=%H %ct').split(' ') as [string, string]
  return { commit, date: new Date(Number(seconds) * 1000) }
}
