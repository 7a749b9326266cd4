import { store } from '../../api/store.ts'

export interface Expired {
  /** Whether the session goes on. */
  answer: (goesOn: boolean) => void
}

/** The question for the password after a session has expired. */
export const expiry = store<Expired | undefined>(undefined)

export const askForPassword = (): Promise<boolean> =>
  new Promise((resolve) =>
    expiry.set({
      answer: (goesOn) => {
        expiry.set(undefined)
        resolve(goesOn)
      },
    }),
  )
