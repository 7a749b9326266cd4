export interface Expired {
  /** Whether the session goes on. */
  answer: (goesOn: boolean) => void
}

type Listener = () => void

let asked: Expired | undefined
const listeners = new Set<Listener>()

function set(next: Expired | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** The question for the password after a session has expired. */
export const expiry = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: (): Expired | undefined => asked,
  ask: (): Promise<boolean> =>
    new Promise((resolve) =>
      set({
        answer(goesOn) {
          set(undefined)
          resolve(goesOn)
        },
      }),
    ),
}
