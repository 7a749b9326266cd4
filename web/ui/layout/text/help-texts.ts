import type { Text } from '#texts/fill.ts'

const files = import.meta.glob<{ helpTexts: Readonly<Record<string, Text>> }>('../../../../texts/help/*.ts', {
  eager: true,
})

/** What each page is for, in three sentences behind "So geht es"; named by the entry of the menu the page hangs at. */
export const helpTexts: Readonly<Record<string, Text>> = Object.assign(
  {},
  ...Object.values(files).map((one) => one.helpTexts),
)
