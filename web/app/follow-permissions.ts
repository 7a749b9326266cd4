import { rereadMe, session } from '../api/session.ts'

let asked = 0

/** Menu and pages follow what is granted or revoked during the work: asked at each page and on coming back. */
export function followPermissions(onPage: (listener: () => void) => void): void {
  const ask = () => {
    if (!session.get() || Date.now() - asked < 1000) return
    asked = Date.now()
    // The server refuses anyway; failing to ask changes nothing here.
    rereadMe().catch(() => undefined)
  }
  onPage(ask)
  globalThis.addEventListener('focus', ask)
}
