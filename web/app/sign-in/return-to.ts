import { keepInTab, keptInTab } from '../../ui/data/tab-memory.ts'

const marker = 'signInReturn'

/**
 * Keeps where to go after a sign-in that leads over another site. Without a place, what a sign-in before that was given up
 * had kept is forgotten.
 */
export const keepReturn = (to: string | undefined): void => keepInTab(marker, to)

/** Where to go after such a sign-in, once; undefined where nothing was kept. */
export function takeReturn(): string | undefined {
  const to = keptInTab(marker)
  keepInTab(marker, undefined)
  return to
}

/** The page where such a sign-in began: the cloud's, or the portal's. */
export const beginningPage = (): '/awslogin' | '/login' =>
  keptInTab(marker)?.startsWith('/awslogin') ? '/awslogin' : '/login'
