/** A day as people read it, in both languages; other texts as they are. */
export const dayShown = (text: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')
