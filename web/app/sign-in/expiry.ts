import { store } from '../../api/store.ts'

export interface ExpiredSession {
  /** Whether the session goes on. */
  answer: (goesOn: boolean) => void
}

/** The question for the password after a session has expired. */
export const expiry = store<ExpiredSession | undefined>(undefined)

export const askForPassword = (): Promise<boolean> =>
  new Promise((resolve) =>
    expiry.set({
      answer: (goesOn) => {
        expiry.set(undefined)
        resolve(goesOn)
      },
    }),
  )
