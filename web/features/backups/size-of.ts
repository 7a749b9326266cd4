import type { Language } from '#contract/shapes.ts'
import { formats } from '#web/ui/data/formats.ts'

/** The size of a database or a disk: 72 MB, 1,4 GB. */
export const sizeOf = (bytes: number, language: Language): string =>
  bytes < 1e9 ? formats.size(bytes, language) : `${formats.number(bytes / 1e9, language, 1)} GB`
