import { trustedAddress, trustedMarkup } from './trusted.ts'

interface Policies {
  createPolicy: (
    name: 'default',
    rules: { createHTML: (text: string) => string | null; createScriptURL: (url: string) => string | null },
  ) => unknown
}

// The content security policy takes strings for markup and scripts through this policy alone; what it does not know is
// refused by the browser. Browsers without it go on as before.
const { trustedTypes } = globalThis as { trustedTypes?: Policies }
trustedTypes?.createPolicy('default', {
  createHTML: trustedMarkup,
  createScriptURL: (url) => trustedAddress(url, location.origin),
})
