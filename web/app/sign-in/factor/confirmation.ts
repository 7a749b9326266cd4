import { store } from '../../../api/store.ts'

export interface AskedConfirmation {
  answer: (confirmed: boolean) => void
}

/** The question for password or passkey before something about the sign-in changes. */
export const confirmation = store<AskedConfirmation | undefined>(undefined)

let running: Promise<boolean> | null = null

/** Asks once for all requests that wait for it. */
export function askForConfirmation(): Promise<boolean> {
  running ??= new Promise<boolean>((resolve) => {
    confirmation.set({
      answer: (confirmed) => {
        confirmation.set(undefined)
        running = null
        resolve(confirmed)
      },
    })
  })
  return running
}
