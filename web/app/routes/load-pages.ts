let loading: Promise<typeof import('./pages.ts')> | undefined

/** Where the pages are, but for the one to sign in on; what failed to load is asked for again the next time. */
export const pages = (): Promise<typeof import('./pages.ts')> =>
  (loading ??= import('./pages.ts').catch((thrown: unknown) => {
    loading = undefined
    throw thrown
  }))
