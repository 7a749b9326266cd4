let loading: Promise<unknown> | undefined

/** The styles the sign-in page does without: every other page waits for them. */
export const moreStyles = (): Promise<unknown> => (loading ??= import('./mantine-more.css'))
