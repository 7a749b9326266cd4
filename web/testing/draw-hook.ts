import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Language } from '#contract/shapes.ts'
import { LanguageProvider } from '../ui/data/use-texts.tsx'

interface Drawn<P, R> {
  /** What the hook answered when it was drawn last. */
  readonly now: R
  /** Does something and draws until nothing changes any more. */
  act: (work: (now: R) => unknown) => Promise<void>
  /** Draws again with something else given to the hook. */
  draw: (given: P) => Promise<void>
  /** Draws again in another language; German before. */
  speak: (language: Language) => Promise<void>
  end: () => Promise<void>
}

/**
 * Runs a hook that draws nothing by React itself. React wants a document even so: it gets the few things it asks of one,
 * which spares the project a whole browser made of JavaScript.
 */
export async function drawHook<P, R>(hook: (given: P) => R, given: P): Promise<Drawn<P, R>> {
  const node = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const document = { ...node, nodeType: 9, activeElement: null, querySelector: () => null }
  const place = { ...node, nodeType: 1, tagName: 'DIV', namespaceURI: 'http://www.w3.org/1999/xhtml', textContent: '' }
  // React asks whether the focus is in a frame; nothing here is one, whatever stands for its class.
  vi.stubGlobal('window', { ...node, document, HTMLIFrameElement: Map })
  vi.stubGlobal('document', document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRoot({ ...place, ownerDocument: document } as never)
  let now: R
  const Probe = ({ value }: { value: P }) => {
    now = hook(value)
    return null
  }
  let last = given
  let language: Language = 'de'
  const show = () =>
    act(async () => {
      const probe = createElement(Probe, { value: last })
      const said = createElement(LanguageProvider, { value: { language, choose: () => undefined } } as never, probe)
      root.render(createElement(QueryClientProvider, { client: queries }, said))
    })
  const draw = (value: P) => {
    last = value
    return show()
  }
  await draw(given)
  return {
    get now() {
      return now
    },
    act: (work) => act(async () => void (await work(now))),
    draw,
    speak(chosen) {
      language = chosen
      return show()
    },
    end: async () => {
      await act(async () => root.unmount())
      vi.unstubAllGlobals()
    },
  }
}
