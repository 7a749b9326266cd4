/** What the API answers when something is refused: the HTTP status, and the words. Placeholders stand in braces. */
export type ErrorTexts = Record<string, { status: number; de: string; en: string }>
