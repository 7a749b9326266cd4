import { words } from '../words.ts'

export const moveMenuTexts = {
  'shell.moves': words.moves,
} as const
