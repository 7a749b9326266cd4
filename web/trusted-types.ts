import { trustedAddress, trustedMarkup } from './trusted.ts'

interface Policy {
  createHTML: (text: string) => string
}
interface Policies {
  createPolicy: (
    name: 'default' | 'sandboxed',
    rules: { createHTML: (text: string) => string | null; createScriptURL?: (url: string) => string | null },
  ) => Policy
}

// The content security policy takes strings for markup and scripts through these policies alone; what they do not know is
// refused by the browser. Browsers without it go on as before.
const { trustedTypes } = globalThis as { trustedTypes?: Policies }
trustedTypes?.createPolicy('default', {
  createHTML: trustedMarkup,
  createScriptURL: (url) => trustedAddress(url, location.origin),
})
const frames = trustedTypes?.createPolicy('sandboxed', { createHTML: (text) => text })

/** Shows a whole document in a frame that may do nothing: no script, no form, no origin of its own. */
export function showSandboxed(frame: HTMLIFrameElement, html: string): void {
  frame.sandbox.value = ''
  frame.srcdoc = frames ? frames.createHTML(html) : html
}
