export interface Message {
  id: number
  kind: 'success' | 'error' | 'note'
  text: string
  at: Date
}

type Listener = () => void

let shown: readonly Message[] = []
let past: readonly Message[] = []
let next = 1
const listeners = new Set<Listener>()

function add(kind: Message['kind'], text: string): void {
  const message = { id: next++, kind, text, at: new Date() }
  shown = [...shown.slice(-4), message]
  past = [message, ...past].slice(0, 30)
  tell()
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** Short messages at the top right. Success goes after 1.5 s, everything else after 10.5 s; all stay in the history. */
export const notify = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('error', text),
  note: (text: string): void => add('note', text),
}

/** What the message area and the history draw. */
export const messages = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  shown: (): readonly Message[] => shown,
  past: (): readonly Message[] => past,
  close(id: number): void {
    shown = shown.filter((message) => message.id !== id)
    tell()
  },
}
