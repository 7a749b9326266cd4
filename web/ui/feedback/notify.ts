import { store } from '../../api/store.ts'

export interface Message {
  id: number
  kind: 'success' | 'error' | 'note'
  text: string
  at: Date
}

/** The messages on the screen and, newest first, those of this visit. */
export const messages = store<{ shown: readonly Message[]; past: readonly Message[] }>({ shown: [], past: [] })

let next = 1

function add(kind: Message['kind'], text: string): void {
  const { shown, past } = messages.get()
  const message = { id: next++, kind, text, at: new Date() }
  messages.set({ shown: [...shown.slice(-4), message], past: [message, ...past].slice(0, 30) })
}

/** Short messages at the top right. Success goes after 1.5 s, everything else after 10.5 s; all stay in the history. */
export const notify = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('error', text),
  note: (text: string): void => add('note', text),
}

/** What was told one account is not for the next. */
export const forgetMessages = (): void => messages.set({ shown: [], past: [] })

export function closeMessage(id: number): void {
  const { shown, past } = messages.get()
  messages.set({ shown: shown.filter((message) => message.id !== id), past })
}
