import { createRoot } from 'react-dom/client'
import { readPortal } from '#contract/portal.ts'
import { setPortalTimeZone } from '#contract/time-zone.ts'
import { confirmWith } from '../api/confirm-first.ts'
import { loadDictionary } from '../api/dictionary.ts'
import { askPasswordWith, refresh } from '../api/renew.ts'
import { answerOf, request } from '../api/request.ts'
import { closeSession, restoreSession, session } from '../api/session.ts'
import { onOtherTab } from '../api/tabs.ts'
import { firstSegment, leaveArea } from '../ui/layout/page/area-state.ts'
import { dropQuestions } from '../ui/dialog/confirm.ts'
import { forgetMessages } from '../ui/feedback/notify.ts'
import { droppedRequest, requestForForm } from '#web/features/licences/dropped-request.ts'
import { findFactorAgain } from './sign-in/admission.ts'
import { setPortalFacts } from './portal-facts.ts'
import { askForConfirmation, confirmation } from './sign-in/factor/confirmation.ts'
import { askForPassword, expiry } from './sign-in/expiry.ts'
import { fetchPage } from './fetch-page.ts'
import { followPermissions } from './follow-permissions.ts'
import { rescrollToHash } from './rescroll-to-hash.ts'
import { applyToDocument, loadFromAccount, preferences, speakUnlessChosen } from './preferences/preferences.ts'
import { Providers } from './providers.tsx'
import { queries } from './queries.ts'
import { router } from './router.tsx'
import { onSignedOut } from './sign-in/sign-out.ts'
import { forgetRecords } from './shell/finder/recent.ts'
import { preventFileNavigation } from './prevent-file-navigation.ts'
import { Unreachable } from './shell/notices/unreachable.tsx'

/** Loads what every page needs, side by side, and draws. */
export async function start(): Promise<void> {
  applyToDocument(preferences.get())
  const place = createRoot(document.getElementById('root')!)
  try {
    const [portal, restored] = await Promise.all([readTheVendor(), restoreSession(fetchPage), loadDictionary()])
    if (!restored) await findFactorAgain()
    setPortalFacts(portal)
    setPortalTimeZone(portal.timeZone)
    speakUnlessChosen(portal.language)
    loadFromAccount()
    followSession()
    rescrollToHash()
    preventFileNavigation()
    place.render(<Providers portal={portal} />)
    // Nothing is pressed before the page stands.
    void import('../ui/layout/page/keep-focus.ts').then(({ keepFocus }) => keepFocus())
  } catch (thrown) {
    place.render(<Unreachable error={thrown} language={preferences.get().language} />)
  }
}

const readTheVendor = async () => answerOf<typeof readPortal>(await request(readPortal))

function followSession(): void {
  askPasswordWith(askForPassword)
  confirmWith(askForConfirmation)
  onSignedOut(() => router.navigate({ to: '/login', ignoreBlocker: true }))
  forgetAccounts()
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    // What only tells of a failure is still to be read; where it is asked whether something shall happen, it no longer shall.
    dropQuestions(({ alone }) => alone)
    droppedRequest.set(null)
    confirmation.get()?.answer(false)
  })
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    if (fromLocation && firstSegment(fromLocation.pathname) !== firstSegment(toLocation.pathname)) leaveArea()
  })
  // With the first page the session has just been read.
  followPermissions((listener) => router.subscribe('onResolved', ({ fromLocation }) => fromLocation && listener()))
  onOtherTab((news) => {
    if (news === 'out') {
      if (!session.get()) return
      closeSession()
      void router.navigate({ to: '/login', search: { to: router.state.location.href }, ignoreBlocker: true })
    } else if (!session.get()) {
      void restoreSession().then((restored) => {
        if (!restored) return undefined
        loadFromAccount()
        return router.invalidate()
      })
    } else {
      const asked = expiry.get()
      // The same account signed in again: there is nothing left to ask for. Without an answer the question stands.
      const goOn = (renewed: boolean) => renewed && expiry.get() === asked && asked?.answer(true)
      if (asked) void refresh().then(goOn, () => undefined)
    }
  })
}

/** Once an account is gone from this tab nothing of it stays: what still asks is answered with no, what was read and told is forgotten. */
function forgetAccounts(): void {
  let account = session.get()?.accountId
  session.subscribe(() => {
    const before = account
    account = session.get()?.accountId
    if (!before || before === account) return
    expiry.get()?.answer(false)
    confirmation.get()?.answer(false)
    dropQuestions()
    droppedRequest.set(null)
    requestForForm.set(null)
    queries.clear()
    forgetRecords()
    forgetMessages()
  })
}
