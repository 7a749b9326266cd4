import { fetchComponent } from './fetch-component.ts'
import { router } from './router.tsx'
import { signedInParts } from './shell/signed-in-parts.ts'
import { moreStyles } from './styles/more-styles.ts'

/** Fetches what the page in the address is made of, while the account is read: neither waits for the other. */
export function fetchPage(): void {
  void signedInParts()
  void moreStyles()
  for (const route of router.getMatchedRoutes(location.pathname)[0]) void fetchComponent(route)
}
