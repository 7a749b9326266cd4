import { signOut } from '#contract/session.ts'
import { asApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { closeSession } from '../../api/session.ts'
import { tellTabs } from '../../api/tabs.ts'
import { mayLeave } from '../../ui/form/unsaved.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { preferences } from '../preferences/preferences.ts'

let goToSignIn: () => Promise<unknown> = () => Promise.resolve()

/** The start registers how to go to the sign-in page. */
export const onSignedOut = (how: () => Promise<unknown>): void => void (goToSignIn = how)

/** Ends the session everywhere; unsaved input is asked about first. */
export async function leave(): Promise<void> {
  if (await mayLeave()) await endSession()
}

export async function endSession(): Promise<void> {
  try {
    await request(signOut)
  } catch (thrown) {
    // The session lives on at the server: saying "signed out" would be a lie.
    notify.error(asApiError(thrown).text(preferences.get().language))
    return
  }
  await leaveSession()
}

/** The session is over at the server: this browser forgets it. */
export async function leaveSession(): Promise<void> {
  closeSession()
  tellTabs('out')
  await goToSignIn()
}
