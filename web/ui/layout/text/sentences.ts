/** The sentences of a text, none of which holds an abbreviation. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s(?=[\p{Lu}\d„“])/u)
