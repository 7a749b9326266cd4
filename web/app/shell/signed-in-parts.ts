let loading: Promise<typeof import('./signed-in.tsx')> | undefined

/** What stands around the pages of signed-in users: visitors do without. */
export const signedInParts = (): Promise<typeof import('./signed-in.tsx')> => (loading ??= import('./signed-in.tsx'))
