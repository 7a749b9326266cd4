import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'
import type { Release } from './changelog.ts'

/** The releases so far, the oldest first. */
export const releases = (): Release[] => JSON.parse(readFileSync(join(root, 'releases.json'), 'utf8')) as Release[]
